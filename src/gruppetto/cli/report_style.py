"""The style of a report: the look in daylight, flat on paper; `web/src/look/tokens.css` is the home of its colours."""

STYLE = """
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #F3E9D2; color: #1E2329; font: 15px/1.45 Barlow, "Helvetica Neue", Arial, sans-serif; }
header, main, footer { max-width: 1120px; margin: 0 auto; padding: 0 16px; }
header { padding-top: 32px; padding-bottom: 16px; }
h1, h2 { font-family: "League Gothic", "Barlow Condensed", Impact, "Arial Narrow", sans-serif; font-weight: 400;
  line-height: 1; margin: 0; letter-spacing: .01em; }
h1 { font-size: 60px; display: inline-block; border-bottom: 8px solid #F6C600; padding-bottom: 4px; }
h2 { font-size: 30px; }
header p { font-size: 17px; margin: 12px 0 0; max-width: 44em; }
header p.soft { margin-top: 2px; font-size: 15px; }
.soft, footer, figcaption { color: #4D4A42; }
main { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; }
section { background: #FCF6E6; border: 2px solid #1E2329; border-radius: 6px; padding: 16px; min-width: 0; }
section.wide { grid-column: 1 / -1; }
section > p { margin: 6px 0 12px; color: #4D4A42; max-width: 62em; }
em { color: #B01E28; font-style: normal; }
small { color: #6B6558; font-size: 13px; font-weight: 400; }
svg.plot, svg.whisker { display: block; width: 100%; overflow: visible; }
svg.plot text { font: 13px "Barlow Condensed", "Arial Narrow", Arial, sans-serif; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th { text-align: left; font-weight: 600; }
.rows th, .rows td { padding: 7px 0; border-top: 1px solid #CDBE9C; }
.rows th { white-space: nowrap; padding-right: 16px; }
.rows .plots { width: 60%; padding: 7px 10px; }
.rows .figure { white-space: nowrap; text-align: right; padding-left: 16px; }
.effects { table-layout: fixed; }
.effects td, .effects tr:not(.option) th { padding: 4px 0 4px 0; border-top: 1px solid #E8DBBD; font-weight: 400; }
.effects tr:not(.option) th { padding-left: 12px; padding-right: 12px; }
.effects td { padding-right: 20px; }
.effects td b { display: block; float: left; width: 4.5em; font-weight: 600; }
.effects td svg { width: calc(100% - 4.5em); }
.effects .option th { padding: 12px 0 4px; }
.effects thead th { color: #4D4A42; font-weight: 400; font-size: 13px; vertical-align: bottom; }
.effects thead th:first-child { width: 38%; }
ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 4px 16px; }
ul.keys { margin-top: 8px; font-size: 13px; }
.keys i { display: inline-block; width: 12px; height: 12px; margin-right: 6px; vertical-align: -1px; }
.keys i.lead { height: 0; width: 18px; border-top: 3px solid #1E2329; vertical-align: 4px; }
ul.harms { margin-bottom: 16px; }
.boards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 460px), 1fr)); gap: 16px; }
figure { margin: 0; }
figure svg { display: block; width: 100%; height: auto; border: 2px solid #1E2329; border-radius: 6px; }
figcaption { margin-top: 4px; font-size: 13px; }
footer { padding-top: 16px; padding-bottom: 32px; font-size: 13px; overflow-wrap: anywhere; }
@media (max-width: 760px) {
  main { grid-template-columns: minmax(0, 1fr); }
  h1 { font-size: 44px; }
  section { padding: 12px; }
  .rows th { padding-right: 8px; white-space: normal; }
  .rows th small { display: block; }
  .rows .plots { width: 42%; }
  .rows .figure { padding-left: 4px; }
  .effects tr:not(.option) th { padding-left: 0; padding-right: 8px; }
  .effects td b { float: none; }
  .effects td svg { width: 100%; }
  .effects td { padding-right: 12px; }
}
@media print { body { background: #fff; } section { break-inside: avoid; } }
"""
