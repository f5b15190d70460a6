import { checkAppend, checkKey, checkText } from "./checks.ts";
import { GroupCommitter } from "./committer.ts";
import type { Append, Appended, Hint, Store, StoreClock } from "./contract.ts";
import type { Queries } from "./queries.ts";

/** What differs between databases; the rest of a store is the same for all. */
export interface Engine {
  readonly kind: Store["kind"];
  readonly queries: Queries;
  readonly clock: StoreClock;
  /** Commits a group and answers when it is durable. */
  commit(group: readonly Append[]): Promise<readonly Appended[]>;
  onHints(listener: (hints: readonly Hint[]) => void): void;
  close(): Promise<void>;
}

export function storeOn(engine: Engine): Store {
  const { kind, queries, clock } = engine;
  const committer = new GroupCommitter(engine.commit);
  let closing: Promise<void> | undefined;

  const close = async () => {
    await committer.idle();
    await engine.close();
  };

  return {
    kind,
    clock,
    now: () => clock.now(),
    house: queries.house,
    async append(append) {
      if (closing !== undefined) throw new Error("the store is closed");
      checkAppend(append);
      return committer.append(append);
    },
    open: queries.open,
    read: queries.read,
    async readOn(after) {
      return after.length === 0 ? [] : queries.readOn(after);
    },
    async saveSnapshot(log, snapshot) {
      checkKey(log);
      checkText(snapshot.state);
      return queries.saveSnapshot(log, snapshot);
    },
    withoutSnapshot: queries.withoutSnapshot,
    onHints: engine.onHints,
    dueAlarms: queries.dueAlarms,
    claim: (log, seq, node, until) => queries.claim(log, seq, node, until, clock.now()),
    async admit(person, device) {
      checkKey(person.id);
      checkKey(device.id);
      checkText(device.secretHash, device.label, person.nickname, person.avatar);
      return queries.admit(person, device);
    },
    person: queries.person,
    device: queries.device,
    sawDevice: queries.sawDevice,
    async renamePerson(id, as) {
      checkText(...Object.values(as));
      return queries.renamePerson(id, as);
    },
    showFigures: queries.showFigures,
    devicesOf: queries.devicesOf,
    devicesThatStay: queries.devicesThatStay,
    signOut: queries.signOut,
    async signIn(signIn) {
      checkKey(signIn.device.id);
      checkText(signIn.device.secretHash, signIn.device.label);
      return queries.signIn(signIn);
    },
    wouldBring: queries.wouldBring,
    gatherCircleChips: queries.gatherCircleChips,
    async addPasskey(person, passkey) {
      checkKey(passkey.id);
      checkText(passkey.publicKey, passkey.label, ...passkey.transports);
      return queries.addPasskey(person, passkey);
    },
    passkey: queries.passkey,
    passkeysOf: queries.passkeysOf,
    usePasskey: queries.usePasskey,
    removePasskey: queries.removePasskey,
    setRecoveryCodes: queries.setRecoveryCodes,
    recoveryCodesOf: queries.recoveryCodesOf,
    ownerOfRecoveryCode: queries.ownerOfRecoveryCode,
    async saveTicket(ticket, now) {
      checkKey(ticket.id);
      checkText(ticket.kind, ticket.state);
      return queries.saveTicket(ticket, now);
    },
    ticket: queries.ticket,
    changeTicket: queries.changeTicket,
    takeTicket: queries.takeTicket,
    leave: queries.leave,
    leaving: queries.leaving,
    logsWith: queries.logsWith,
    endedIn: queries.endedIn,
    async rewrite(log, rewriting) {
      checkText(...rewriting.entries.map(({ steps }) => steps), rewriting.snapshot?.state ?? "");
      return queries.rewrite(log, rewriting);
    },
    unmention: queries.unmention,
    erase: queries.erase,
    emptyNobodys: queries.emptyNobodys,
    everythingElseOf: queries.everythingElseOf,
    mayHaveSaid: queries.mayHaveSaid,
    unseenGuests: queries.unseenGuests,
    closedLogs: queries.closedLogs,
    hasNoChat: queries.hasNoChat,
    eraseLog: queries.eraseLog,
    gamesOf: queries.gamesOf,
    nowCalled: queries.nowCalled,
    acquaintance: queries.acquaintance,
    ratingsOf: queries.ratingsOf,
    circlesOf: queries.circlesOf,
    circlesWithNews: queries.circlesWithNews,
    newCircleGames: queries.newCircleGames,
    circleGames: queries.circleGames,
    circleGameSeats: queries.circleGameSeats,
    feedOf: queries.feedOf,
    async setFeed(circle, person, secret) {
      checkKey(secret ?? "");
      return queries.setFeed(circle, person, secret);
    },
    feed: queries.feed,
    isHidden: queries.isHidden,
    gamesOfCircle: queries.gamesOfCircle,
    comeToCircle: queries.comeToCircle,
    goFromCircle: queries.goFromCircle,
    whoLooksAt: queries.whoLooksAt,
    nextToRate: queries.nextToRate,
    saveRating: queries.saveRating,
    ratedGames: queries.ratedGames,
    replaceRatings: queries.replaceRatings,
    openLogs: queries.openLogs,
    async reportNode(node, report, at) {
      checkText(report);
      return queries.reportNode(node, report, at);
    },
    withdrawReport: queries.withdrawReport,
    nodeReports: queries.nodeReports,
    sendHint: queries.sendHint,
    storage: queries.storage,
    async keepAway(person, other, how, at) {
      checkKey(other);
      return queries.keepAway(person, other, how, at);
    },
    aversionsOf: queries.aversionsOf,
    standoffOf: queries.standoffOf,
    blocksAmong: queries.blocksAmong,
    async fileReport(report) {
      checkKey(report.id);
      checkText(report.kind, report.words, report.seen);
      checkText(report.reporter?.nickname ?? "", report.about?.nickname ?? "");
      return queries.fileReport(report);
    },
    reports: queries.reports,
    report: queries.report,
    reportsBy: queries.reportsBy,
    countOpenReports: queries.countOpenReports,
    async handleReport(id, handled) {
      checkText(handled.by, handled.note);
      return queries.handleReport(id, handled);
    },
    gameOfTable: queries.gameOfTable,
    reportsNaming: queries.reportsNaming,
    rewriteReport: queries.rewriteReport,
    eraseReports: queries.eraseReports,
    async setBan(ban) {
      if ((ban.person === null) === (ban.network === null))
        throw new TypeError("a ban is for one or the other");
      checkKey(ban.id);
      checkKey(ban.person ?? ban.network ?? "");
      checkText(ban.why, ban.by);
      return queries.setBan(ban);
    },
    endBan: queries.endBan,
    bansAt: queries.bansAt,
    eraseBans: queries.eraseBans,
    async invite(invitation) {
      checkKey(invitation.code);
      return queries.invite(invitation);
    },
    isInvitation: queries.isInvitation,
    useInvitation: queries.useInvitation,
    shownTables: queries.shownTables,
    shownAmong: queries.shownAmong,
    async reserveCode(code, log) {
      checkKey(code);
      checkKey(log);
      return queries.reserveCode(code, log);
    },
    findCode: queries.findCode,
    releaseCode: queries.releaseCode,
    endedGame: queries.endedGame,
    endedWithoutViews: queries.endedWithoutViews,
    async saveViews(game, views) {
      checkKey(game);
      checkText(views);
      return queries.saveViews(game, views);
    },
    views: queries.views,
    async saveFigures(game, rowsBySeat) {
      checkText(...(rowsBySeat ?? []));
      return queries.saveFigures(game, rowsBySeat);
    },
    endedWithoutFigures: queries.endedWithoutFigures,
    figuresOf: queries.figuresOf,
    gamesWithSeats: queries.gamesWithSeats,
    async recountFigures(game, rowsBySeat) {
      checkText(...rowsBySeat);
      return queries.recountFigures(game, rowsBySeat);
    },
    sumFigures: queries.sumFigures,
    balance: queries.balance,
    balances: queries.balances,
    beat: (node, since) => queries.beat(node, since, clock.proposed()),
    farewell: (node) => queries.farewell(node, clock.now()),
    takeToken: (bucket, burst, perSecond) => queries.takeToken(bucket, burst, perSecond, clock.now()),
    exchangeUses: queries.exchangeUses,
    eraseRunOut: () => queries.eraseRunOut(clock.now()),
    close() {
      closing ??= close();
      return closing;
    },
  };
}
