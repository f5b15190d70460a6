const LIGHT = `
--paper:#fbf3e2;--ink:#221c17;--soft:#6a5d50;--rule:#e3d5ba;--grid:#eadfc8;--axis:#a8967c;--quiet:#85735d;
--mark:#c4512d;--body:#c4512d;--said:#a63f1f;--claim-0:#55652b;--claim-1:#3f4f74;--claim-2:#7a3f66;--claim-3:#6a5d50;`;

/** At night the bars are darker than the marks, so that whiskers stand out on them. */
const DARK = `
--paper:#1e1820;--ink:#f6ead2;--soft:#c4b5a6;--rule:#43364a;--grid:#352b3a;--axis:#7d6d7f;--quiet:#a08fa0;
--mark:#f2c14e;--body:#a67a24;--said:#f2c14e;--claim-0:#a9bd6a;--claim-1:#9db7e0;--claim-2:#e59bb8;--claim-3:#c4b5a6;`;

const PRINTED = `
--paper:#fff;--ink:#000;--soft:#444;--rule:#bbb;--grid:#ddd;--axis:#777;--quiet:#666;
--mark:#b0431f;--body:#c4512d;--said:#000;--claim-0:#3f4d1d;--claim-1:#2c3a5c;--claim-2:#5c2a4b;--claim-3:#444;`;

const DISPLAY = `Fraunces,ui-serif,Georgia,"Times New Roman",serif`;

const TYPE = `
*{box-sizing:border-box}
html{color-scheme:light dark;-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0 auto;max-width:1200px;padding:clamp(28px,5vw,72px) clamp(20px,4vw,48px);background:var(--paper);color:var(--ink);
font:16px/1.55 system-ui,sans-serif;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
h1,h2,h3,.finding{font-family:${DISPLAY};font-weight:600;line-height:1.15;letter-spacing:-.01em;margin:0;text-wrap:balance}
h1{font-size:clamp(2.3rem,6vw,3.8rem)}
h2{font-size:clamp(1.6rem,3.4vw,2.2rem)}
h3{font-size:1.35rem}
p,ul,ol,dl,dd,figure{margin:0;padding:0}
ul,ol{list-style:none}
a{color:inherit;text-decoration-color:var(--mark);text-underline-offset:.2em}
a:hover{color:var(--said)}
a:focus-visible,summary:focus-visible{outline:2px solid var(--mark);outline-offset:3px;border-radius:2px}`;

const HEADER = `
header{border-bottom:2px solid var(--ink);padding-bottom:28px}
.eyebrow{font-weight:600;color:var(--said);margin-bottom:6px}
.facts{display:flex;flex-wrap:wrap;gap:16px 40px;margin-top:24px}
.facts dt,.stats dt{font-size:.8125rem;color:var(--soft);line-height:1.35}
.facts dd{font-weight:600;line-height:1.4}
.chips{display:flex;flex-wrap:wrap;gap:8px;margin-top:22px;font-size:.875rem}
.chips li{border:1px solid var(--axis);border-radius:999px;padding:2px 12px}
.chips b{font-weight:600}
nav{margin-top:18px;font-size:.9375rem}
nav ol{columns:16rem auto;column-gap:32px;line-height:1.4}
nav li{break-inside:avoid;padding:4px 0}
footer{border-top:1px solid var(--rule);margin-top:64px;padding-top:16px;color:var(--soft);font-size:.875rem}`;

const FIGURES = `
main>section{margin-top:clamp(40px,6vw,64px)}
.finding{font-size:clamp(1.4rem,3.2vw,2rem);line-height:1.25;border-left:6px solid var(--mark);padding-left:20px;margin-top:24px;max-width:30em}
.figure{border-top:1px solid var(--rule);padding-top:28px;margin-top:40px;min-width:0}
.note{color:var(--soft);margin-top:6px;max-width:44em}
.who{color:var(--soft);margin-top:6px;padding-left:26px}
.verdict{font-weight:600;line-height:1.4;margin-top:6px;text-wrap:pretty}
.test{color:var(--soft);font-size:.875rem;margin-top:2px}
.family{display:block;font-size:.9375rem;border-top:2px solid var(--ink);padding-top:8px}
.legend{display:flex;flex-wrap:wrap;gap:4px 24px;margin-top:12px;font-size:.875rem;color:var(--soft)}
.legend li{display:flex;align-items:center;gap:8px;line-height:1.35}
.swatch{flex:none;overflow:visible}
.comparison>.legend{margin-top:28px}
.stats dt{white-space:nowrap;height:1.35em}
.panels{display:grid;grid-template-columns:minmax(0,1fr);gap:32px 36px;margin-top:20px}
.panel{min-width:0;display:grid;grid-template-rows:auto 1fr;grid-template-columns:minmax(0,1fr);gap:16px}
.n1>.panel{max-width:760px}
.panel>figcaption:empty{display:none}
.n1>.panel>figcaption:empty+div{grid-row:1/-1}
.stats{display:grid;grid-template-columns:repeat(4,auto);justify-content:space-between;gap:8px 12px;margin-bottom:14px}
.stats dd{font-size:1.25rem;font-weight:600;line-height:1.3}
.nothing{color:var(--soft);font-style:italic}
details{margin-top:18px;font-size:.875rem}
summary{cursor:pointer;color:var(--said);font-weight:600;width:max-content}
.table{overflow-x:auto;margin-top:10px}
table{border-collapse:collapse;min-width:min(100%,22rem)}
th,td{padding:4px 10px;text-align:right;border-bottom:1px solid var(--rule);font-weight:400;vertical-align:top;overflow-wrap:normal}
thead th,thead td{color:var(--soft);white-space:nowrap;border-bottom-color:var(--axis)}
td{white-space:nowrap}
th:first-child,td:first-child{text-align:left;padding-left:0}
th[scope=row]{overflow-wrap:anywhere;min-width:7rem;max-width:26rem}
.group th{font-weight:600;padding-top:14px}
.remark td{text-align:left;color:var(--soft);white-space:normal}`;

const ABREAST = `
@media (min-width:700px){.n2,.n4{grid-template-columns:repeat(2,minmax(0,1fr))}}
@media (min-width:880px){
.n3,.n5{grid-template-columns:repeat(3,minmax(0,1fr))}
.single{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));column-gap:56px;align-items:start}
.n2>.panel,.n3>.panel,.n4>.panel,.n5>.panel{grid-template-rows:subgrid;grid-row:span 2}
.panels{row-gap:16px}}
@media (min-width:1180px){.n4{grid-template-columns:repeat(4,minmax(0,1fr))}}`;

const PLOTS = `
.plot>svg{display:block;overflow:visible}
svg .free{overflow:visible}
svg text{fill:var(--ink);font-size:13px;paint-order:stroke;stroke:var(--paper);stroke-width:6px;stroke-linejoin:round}
svg .tick{font-size:12px;fill:var(--soft)}
svg .value,svg .strong{font-weight:650}
svg .said{font-size:12px;font-weight:600;fill:var(--said)}
svg line,svg path{fill:none;stroke-width:1}
.grid{stroke:var(--grid)}
.axis{stroke:var(--axis)}
.zero{stroke:var(--ink);stroke-width:1.5}
.reference,.percentile{stroke:var(--said);stroke-dasharray:5 4;stroke-width:1.5}
.percentile{stroke:var(--ink);stroke-dasharray:2 3}
.median{stroke-dasharray:none}
svg .reach{stroke:var(--mark);stroke-width:2}
svg .quiet{stroke:var(--quiet)}
svg .over{stroke:var(--ink);stroke-width:1.5}
.dot{fill:var(--mark);stroke:var(--mark);stroke-width:2}
.hollow{fill:var(--paper);stroke:var(--quiet)}
.bar,.column{fill:var(--body)}
.column{stroke:var(--paper);stroke-width:1}
.tail{fill-opacity:.42}
svg .mean{fill:var(--paper);stroke:var(--ink);stroke-width:2}
svg .claim{stroke-width:2}
svg .sign{stroke-width:1.5;fill:var(--paper)}
.c0{stroke:var(--claim-0)}.c1{stroke:var(--claim-1)}.c2{stroke:var(--claim-2)}.c3{stroke:var(--claim-3)}
.claim.c0{stroke-dasharray:7 4}.claim.c1{stroke-dasharray:2 4}.claim.c2{stroke-dasharray:12 4 2 4}.claim.c3{stroke-dasharray:none}`;

/** Paper cannot be unfolded, so everything that is collapsed on a screen is open on paper. */
const PRINT = `
@page{size:A4;margin:16mm 14mm}
@media print{
:root{${PRINTED}color-scheme:light}
html{font-size:10pt}
body{max-width:none;padding:0;font-size:10pt}
h1{font-size:28pt}h2{font-size:18pt}h3{font-size:13pt}
.finding{font-size:16pt}
nav,summary{display:none}
footer{margin-top:20px;break-before:avoid}
h2,h3,.note,.legend,figcaption{break-after:avoid}
header,.panels,.panel,.plot,.stats,tr,tbody{break-inside:avoid}
.figure{margin-top:24px;padding-top:16px}
.bins tbody{break-inside:auto}
.n2{grid-template-columns:repeat(2,minmax(0,1fr))}
.n3,.n5{grid-template-columns:repeat(3,minmax(0,1fr))}
.n4{grid-template-columns:repeat(2,minmax(0,1fr))}
.n2>.panel,.n3>.panel,.n4>.panel,.n5>.panel{grid-template-rows:subgrid;grid-row:span 2}
.panels{gap:12px 24px}
svg text{font-size:11px}svg .tick,svg .said{font-size:10px}
.stats dd{font-size:11pt}.stats{gap:8px 6px}
details{font-size:7.5pt;margin-top:10px}
details::details-content{content-visibility:visible;display:block;block-size:auto}
.table{overflow:visible}
th,td{padding:2px 8px}
main>section{margin-top:28px}
}`;

export const STYLE = `
:root{${LIGHT}}
@media (prefers-color-scheme:dark){:root{${DARK}}}
${TYPE}${HEADER}${FIGURES}${ABREAST}${PLOTS}${PRINT}
`;
