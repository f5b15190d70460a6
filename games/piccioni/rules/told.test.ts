import { describe, expect, it } from "vitest";
import { type TableSettings, type TestTable, tableWith } from "../testing/table-with.ts";

/** A table without time limits, unless it is about them: so a story has no times in it. */
function story(settings: TableSettings): TestTable {
  return tableWith({ ...settings, options: { actionSeconds: 0, reactionSeconds: 0, ...settings.options } });
}

/** What everybody heard, one event to a line: "paid seat=0 cards=[blam-1] target=guano-2". */
function told({ story: events }: TestTable): string[] {
  return events.map(({ type, ...rest }) => [type, ...Object.entries(rest).map(inWords)].join(" "));
}

function inWords([name, value]: [string, unknown]): string {
  return `${name}=${JSON.stringify(value).replaceAll('"', "")}`;
}

describe("What everybody is told", () => {
  it("[PIC-8] [PIC-9] of a Guano that is paid for, and of another that an Ombrello sends on", () => {
    const table = story({
      hands: ["guano-1 blam-1 blam-2", "ombrello-1", "ma-anche-no-1"],
      areas: ["grasso-1 guano-2", "grasso-2", "stupido-1"],
      actionsLeft: 0,
    });
    table.discards("blam-1", "guano-2").plays("guano-1").choosesZone(0, 1).choosesPigeons(0, "grasso-1");
    table.declines(2).reacts(1, "ombrello-1").choosesZone(1, 2).declines(2).othersDecline().declines(2);
    expect(told(table)).toEqual([
      "paid seat=0 cards=[blam-1] target=guano-2",
      "removed card=guano-2 seat=0",
      "goesOn seat=0 actionsLeft=1 until=null",
      "played seat=0 card=guano-1",
      "mustChoose seat=0 choice={purpose:receiver,kind:zone,zones:[0,1,2]} until=null",
      "choseZone seat=0 zone=1",
      "mustChoose seat=0 choice={purpose:assign,kind:pigeons,groups:[{zone:null,pigeons:[grasso-1]}],least:0,most:1} until=null",
      "chosePigeons seat=0 pigeons=[grasso-1]",
      "asked seat=0 card=guano-1 picks=[{pigeons:[],guano:null,to:1},{pigeons:[grasso-1],guano:null,to:folla},{pigeons:[],guano:null,to:null}] seats=[1,2] until=null",
      "answered seat=2 answer=?",
      "answered seat=1 answer=?",
      "answers card=guano-1 answers=[null,{type:react,card:ombrello-1},{type:decline}]",
      "reacted seat=1 card=ombrello-1 to=guano-1",
      "mustChoose seat=1 choice={purpose:receiver,kind:zone,zones:[0,2]} until=null",
      "choseZone seat=1 zone=2",
      "asked seat=1 card=ombrello-1 picks=[{pigeons:[],guano:null,to:2}] seats=[0,2] until=null",
      "answered seat=2 answer=?",
      "answered seat=0 answer=?",
      "answers card=ombrello-1 answers=[{type:decline},null,{type:decline}]",
      "redirected card=guano-1 to=2",
      "asked seat=0 card=guano-1 picks=[{pigeons:[],guano:null,to:2},{pigeons:[grasso-1],guano:null,to:folla},{pigeons:[],guano:null,to:null}] seats=[2] until=null",
      "answered seat=2 answer=?",
      "answers card=guano-1 answers=[null,null,{type:decline}]",
      "assigned card=guano-1 seat=2",
      "moved pigeons=[grasso-1] to=folla",
      "reshuffled cards=2",
      "drew seat=0 cards=[?]",
      "flock seat=0 pigeons=1",
      "revealed pigeon=zoppo-5",
      "glided pigeon=zoppo-5 to=strada",
      "cleared cards=[ombrello-1]",
      "turnBegins seat=1 turn=2 last=false",
      "goesOn seat=1 actionsLeft=2 until=null",
    ]);
  });

  it("[PIC-28] of a Guano that nobody can receive: it is discarded when the turn ends", () => {
    const table = story({
      hands: ["guano-1", "ombrello-1"],
      areas: ["", "grasso-2"],
      pigeonDeck: "zoppo-1",
      actionsLeft: 0,
    });
    table.plays("guano-1").reacts(1, "ombrello-1").othersDecline();
    expect(told(table)).toEqual([
      "played seat=0 card=guano-1",
      "asked seat=0 card=guano-1 picks=[{pigeons:[],guano:null,to:1},{pigeons:[],guano:null,to:null},{pigeons:[],guano:null,to:null}] seats=[1] until=null",
      "answered seat=1 answer=?",
      "answers card=guano-1 answers=[null,{type:react,card:ombrello-1}]",
      "reacted seat=1 card=ombrello-1 to=guano-1",
      "asked seat=1 card=ombrello-1 picks=[{pigeons:[],guano:null,to:discards}] seats=[] until=null",
      "redirected card=guano-1 to=null",
      "asked seat=0 card=guano-1 picks=[{pigeons:[],guano:null,to:discards},{pigeons:[],guano:null,to:null},{pigeons:[],guano:null,to:null}] seats=[] until=null",
      "skips seat=0",
      "flock seat=0 pigeons=1",
      "revealed pigeon=zoppo-1",
      "glided pigeon=zoppo-1 to=strada",
      "cleared cards=[guano-1,ombrello-1]",
      "turnBegins seat=1 turn=2 last=false",
      "goesOn seat=1 actionsLeft=2 until=null",
    ]);
  });

  it("[PIC-21] of Trophies that are distributed, to those who paid and to an accomplice", () => {
    const table = story({
      hands: ["automobile-1", "complice-1", "fionda-1 fionda-2"],
      places: { strada: "zoppo-1 zoppo-2 zoppo-3" },
      pigeonDeck: "infame-1",
      trophies: ["", "grasso-1 grasso-2", "grasso-3 grasso-4"],
    });
    table.plays("automobile-1").reacts(1, "complice-1").contributes(2, "fionda-1 fionda-2").draws(1);
    expect(told(table)).toEqual([
      "played seat=0 card=automobile-1",
      "asked seat=0 card=automobile-1 picks=[{pigeons:[],guano:null,to:null},{pigeons:[zoppo-1,zoppo-2,zoppo-3],guano:null,to:null},{pigeons:[],guano:null,to:null}] seats=[1,2] until=null",
      "answered seat=1 answer=?",
      "answered seat=2 answer=?",
      "answers card=automobile-1 answers=[null,{type:react,card:complice-1},{type:contribute,cards:[fionda-1,fionda-2]}]",
      "reacted seat=1 card=complice-1 to=automobile-1",
      "asked seat=1 card=complice-1 picks=[{pigeons:[],guano:null,to:null}] seats=[] until=null",
      "joined seat=1 card=automobile-1",
      "contributed seat=2 cards=[fionda-1,fionda-2]",
      "asked seat=0 card=automobile-1 picks=[{pigeons:[],guano:null,to:null},{pigeons:[zoppo-1,zoppo-2,zoppo-3],guano:null,to:null},{pigeons:[],guano:null,to:null}] seats=[] until=null",
      "trophy seat=0 card=zoppo-1",
      "trophy seat=1 card=zoppo-2",
      "trophy seat=2 card=zoppo-3",
      "drew seat=0 cards=[?,?]",
      "goesOn seat=0 actionsLeft=1 until=null",
      "drew seat=0 cards=[?]",
      "flock seat=0 pigeons=3",
      "revealed pigeon=infame-1",
      "mustChoose seat=0 choice={purpose:landing,kind:zone,zones:[1,2]} until=null",
    ]);
  });

  it("[PIC-7] of pigeons that are moved, and scared at once by a Reaction that was set aside", () => {
    const table = story({
      hands: ["briciole-1 idropulitrice-1", "battimani-1"],
      areas: ["guano-1", "stupido-5"],
      places: { strada: "stupido-1", folla: "grasso-1" },
      actionsLeft: 0,
      pigeonDeck: "zoppo-1 zoppo-2",
    });
    table.plays("briciole-1").choosesPigeons(0, "stupido-1 grasso-1").choosesZone(0, 1);
    table.reacts(1, "battimani-1").declines(0).plays("idropulitrice-1");
    expect(told(table)).toEqual([
      "played seat=0 card=briciole-1",
      "mustChoose seat=0 choice={purpose:assign,kind:pigeons,groups:[{zone:null,pigeons:[stupido-1,grasso-1]}],least:1,most:2} until=null",
      "chosePigeons seat=0 pigeons=[stupido-1,grasso-1]",
      "mustChoose seat=0 choice={purpose:receiver,kind:zone,zones:[strada,statua,cavi,folla,0,1]} until=null",
      "choseZone seat=0 zone=1",
      "asked seat=0 card=briciole-1 picks=[{pigeons:[stupido-1,grasso-1],guano:null,to:1},{pigeons:[],guano:null,to:null}] seats=[1] until=null",
      "answered seat=1 answer=?",
      "answers card=briciole-1 answers=[null,{type:react,card:battimani-1}]",
      "asked seat=0 card=briciole-1 picks=[{pigeons:[stupido-1,grasso-1],guano:null,to:1},{pigeons:[],guano:null,to:null}] seats=[] until=null",
      "moved pigeons=[stupido-1,grasso-1] to=1",
      "reacted seat=1 card=battimani-1 to=briciole-1",
      "asked seat=1 card=battimani-1 picks=[{pigeons:[stupido-1,grasso-1],guano:null,to:null}] seats=[0] until=null",
      "answered seat=0 answer=?",
      "answers card=battimani-1 answers=[{type:decline},null]",
      "scared pigeons=[stupido-1,grasso-1] to=0",
      "goesOn seat=0 actionsLeft=1 until=null",
      "played seat=0 card=idropulitrice-1",
      "asked seat=0 card=idropulitrice-1 picks=[{pigeons:[],guano:guano-1,to:null}] seats=[] until=null",
      "trophy seat=0 card=guano-1",
      "flock seat=0 pigeons=2",
      "revealed pigeon=zoppo-1",
      "glided pigeon=zoppo-1 to=strada",
      "revealed pigeon=zoppo-2",
      "glided pigeon=zoppo-2 to=strada",
      "cleared cards=[briciole-1,battimani-1,idropulitrice-1]",
      "turnBegins seat=1 turn=2 last=false",
      "goesOn seat=1 actionsLeft=2 until=null",
    ]);
  });

  it("[PIC-28] of pigeons that are evicted", () => {
    const table = story({
      hands: ["gatto-1", "ma-anche-no-1"],
      areas: ["", "grasso-1 stupido-1 grasso-2"],
    });
    table.plays("gatto-1").choosesPigeons(0, "grasso-1").choosesPigeons(0, "stupido-1 grasso-2").declines(1);
    expect(told(table)).toEqual([
      "played seat=0 card=gatto-1",
      "mustChoose seat=0 choice={purpose:trophy,kind:pigeons,groups:[{zone:null,pigeons:[grasso-1,grasso-2]}],least:1,most:1} until=null",
      "chosePigeons seat=0 pigeons=[grasso-1]",
      "mustChoose seat=0 choice={purpose:evict,kind:pigeons,groups:[{zone:null,pigeons:[stupido-1,grasso-2]}],least:0,most:2} until=null",
      "chosePigeons seat=0 pigeons=[stupido-1,grasso-2]",
      "asked seat=0 card=gatto-1 picks=[{pigeons:[grasso-1],guano:null,to:null},{pigeons:[stupido-1,grasso-2],guano:null,to:null}] seats=[1] until=null",
      "answered seat=1 answer=?",
      "answers card=gatto-1 answers=[null,{type:decline}]",
      "trophy seat=0 card=grasso-1",
      "evicted pigeons=[stupido-1,grasso-2]",
      "goesOn seat=0 actionsLeft=1 until=null",
    ]);
  });

  it("[PIC-7] of a card that is cancelled", () => {
    const table = story({ hands: ["blam-1 gatto-1", "ma-anche-no-1"], areas: ["infame-1", ""] });
    table.plays("blam-1").reacts(1, "ma-anche-no-1").declines(0);
    expect(told(table)).toEqual([
      "played seat=0 card=blam-1",
      "asked seat=0 card=blam-1 picks=[{pigeons:[infame-1],guano:null,to:null},{pigeons:[],guano:null,to:null}] seats=[1] until=null",
      "answered seat=1 answer=?",
      "answers card=blam-1 answers=[null,{type:react,card:ma-anche-no-1}]",
      "reacted seat=1 card=ma-anche-no-1 to=blam-1",
      "asked seat=1 card=ma-anche-no-1 picks=[{pigeons:[],guano:null,to:null}] seats=[0] until=null",
      "answered seat=0 answer=?",
      "answers card=ma-anche-no-1 answers=[{type:decline},null]",
      "cancelled card=blam-1",
      "goesOn seat=0 actionsLeft=1 until=null",
    ]);
  });

  it("[PIC-27] of pigeons that move to a Place one by one, of which the last is too many", () => {
    const table = story({
      hands: ["vecchietta-1 blam-1", ""],
      places: { strada: "zoppo-1 zoppo-2", cavi: "stupido-1 stupido-2" },
      actionsLeft: 0,
    });
    table.plays("vecchietta-1").choosesZone(0, "cavi").choosesZone(0, "strada");
    expect(told(table)).toEqual([
      "played seat=0 card=vecchietta-1",
      "mustChoose seat=0 choice={purpose:assign,kind:zone,zones:[strada,cavi]} until=null",
      "choseZone seat=0 zone=cavi",
      "mustChoose seat=0 choice={purpose:receiver,kind:zone,zones:[strada,statua,cavi,folla,0,1]} until=null",
      "choseZone seat=0 zone=strada",
      "asked seat=0 card=vecchietta-1 picks=[{pigeons:[stupido-1,stupido-2],guano:null,to:strada},{pigeons:[],guano:null,to:null}] seats=[] until=null",
      "moved pigeons=[stupido-1] to=strada",
      "moved pigeons=[stupido-2] to=strada",
      "overflows place=strada",
      "trophy seat=0 card=stupido-2",
      "goesOn seat=0 actionsLeft=1 until=null",
    ]);
  });

  it("[PIC-24] of a Picciona and of a Stupido that follows her", () => {
    const table = story({
      hands: ["gatto-1 blam-1", ""],
      places: { statua: "stupido-1", folla: "stupido-2" },
      pigeonDeck: "picciona-1 stupido-3",
    });
    table.plays("gatto-1").draws(1).choosesPigeons(0, "stupido-2");
    expect(told(table)).toEqual([
      "played seat=0 card=gatto-1 idle=true",
      "asked seat=0 card=gatto-1 picks=[{pigeons:[],guano:null,to:null},{pigeons:[],guano:null,to:null}] seats=[] until=null",
      "goesOn seat=0 actionsLeft=1 until=null",
      "drew seat=0 cards=[?]",
      "flock seat=0 pigeons=1",
      "revealed pigeon=picciona-1",
      "glided pigeon=picciona-1 to=0",
      "mustChoose seat=0 choice={purpose:followers,kind:pigeons,groups:[{zone:null,pigeons:[stupido-1,stupido-2]}],least:0,most:2} until=null",
      "chosePigeons seat=0 pigeons=[stupido-2]",
      "moved pigeons=[stupido-2] to=0",
      "cleared cards=[gatto-1]",
      "turnBegins seat=1 turn=2 last=false",
      "goesOn seat=1 actionsLeft=2 until=null",
    ]);
  });

  it("[PIC-12] [PIC-13] of the end: a flock that is cut, the last turn and the points", () => {
    const table = story({
      hands: ["", ""],
      areas: ["guano-1", "grasso-1"],
      pigeonDeck: "zoppo-1",
      places: { strada: "zoppo-2 zoppo-3 zoppo-4" },
      pigeonsLeft: 1,
      actionsLeft: 0,
      discards: "blam-1",
    });
    table.draws(1).plays("blam-1").choosesPigeons(0, "zoppo-2").draws(1).plays("blam-1");
    table.choosesPigeons(1, "grasso-1");
    expect(told(table)).toEqual([
      "reshuffled cards=1",
      "drew seat=0 cards=[?]",
      "goesOn seat=0 actionsLeft=1 until=null",
      "played seat=0 card=blam-1",
      "mustChoose seat=0 choice={purpose:trophy,kind:pigeons,groups:[{zone:null,pigeons:[zoppo-2,zoppo-3,zoppo-4,grasso-1]}],least:1,most:1} until=null",
      "chosePigeons seat=0 pigeons=[zoppo-2]",
      "asked seat=0 card=blam-1 picks=[{pigeons:[zoppo-2],guano:null,to:null},{pigeons:[],guano:null,to:null}] seats=[] until=null",
      "trophy seat=0 card=zoppo-2",
      "flock seat=0 pigeons=2",
      "revealed pigeon=zoppo-1",
      "glided pigeon=zoppo-1 to=strada",
      "flockCut pigeons=1",
      "cleared cards=[blam-1]",
      "finalPhase trigger=0",
      "turnBegins seat=1 turn=2 last=true",
      "goesOn seat=1 actionsLeft=2 until=null",
      "reshuffled cards=1",
      "drew seat=1 cards=[?]",
      "goesOn seat=1 actionsLeft=1 until=null",
      "played seat=1 card=blam-1",
      "mustChoose seat=1 choice={purpose:trophy,kind:pigeons,groups:[{zone:null,pigeons:[zoppo-3,zoppo-4,zoppo-1,grasso-1]}],least:1,most:1} until=null",
      "chosePigeons seat=1 pigeons=[grasso-1]",
      "asked seat=1 card=blam-1 picks=[{pigeons:[grasso-1],guano:null,to:null},{pigeons:[],guano:null,to:null}] seats=[] until=null",
      "trophy seat=1 card=grasso-1",
      "cleared cards=[blam-1]",
      "gameOver endedBy=finalPhase trophies=[[zoppo-2],[grasso-1]] places=[2,1] scores=[0,1]",
    ]);
  });

  it("[PIC-31] of time that is up", () => {
    const table = story({
      hands: ["blam-1 blam-2 blam-3 blam-4", "gatto-1"],
      areas: ["", "zoppo-1 grasso-1"],
      actionDeck: "fionda-1 fionda-2 fionda-3",
      options: { actionSeconds: 10, reactionSeconds: 5 },
    });
    table.draws(3).rings().plays("blam-3").rings().rings().rings();
    expect(told(table)).toEqual([
      "drew seat=0 cards=[?,?,?]",
      "mustThrowAway seat=0 cards=2 until=1010000",
      "timeUp seats=[0]",
      "threwAway seat=0 cards=[blam-1,blam-2]",
      "goesOn seat=0 actionsLeft=1 until=1020000",
      "played seat=0 card=blam-3",
      "mustChoose seat=0 choice={purpose:trophy,kind:pigeons,groups:[{zone:null,pigeons:[zoppo-1,grasso-1]}],least:1,most:1} until=1020000",
      "timeUp seats=[0]",
      "chosePigeons seat=0 pigeons=[zoppo-1]",
      "mustChoose seat=0 choice={purpose:scare,kind:pigeons,groups:[{zone:null,pigeons:[grasso-1]}],least:0,most:2} until=1030000",
      "timeUp seats=[0]",
      "chosePigeons seat=0 pigeons=[]",
      "asked seat=0 card=blam-3 picks=[{pigeons:[zoppo-1],guano:null,to:null},{pigeons:[],guano:null,to:null}] seats=[1] until=1035000",
      "timeUp seats=[1]",
      "answers card=blam-3 answers=[null,{type:decline}]",
      "trophy seat=0 card=zoppo-1",
      "flock seat=0 pigeons=2",
      "revealed pigeon=zoppo-5",
      "glided pigeon=zoppo-5 to=strada",
      "revealed pigeon=zoppo-4",
      "glided pigeon=zoppo-4 to=strada",
      "cleared cards=[blam-3]",
      "turnBegins seat=1 turn=2 last=false",
      "goesOn seat=1 actionsLeft=2 until=1045000",
    ]);
  });
});
