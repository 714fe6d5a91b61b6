/** The look of the viewer: ink on white, amber for the chart that is open. */
export const viewerStyle = `
:root { --ink: #151a22; --soft: #5c6573; --line: #e5e8ed; --page: #f4f5f7; --amber: #ffb300; }
* { box-sizing: border-box }
html, body { height: 100%; margin: 0 }
body { display: grid; grid-template-columns: 240px 1fr; color: var(--ink); background: #fff;
  font: 14px/1.5 "PingFang SC", "Noto Sans CJK SC", "Source Han Sans SC", "Microsoft YaHei", sans-serif }
nav { padding: 20px 0; border-right: 1px solid var(--line); overflow: auto }
h1 { margin: 0 20px 12px; font-size: 18px }
h1 span, li span { color: var(--soft); font-weight: 400; font-size: 12px }
ul { margin: 0; padding: 0; list-style: none }
li a { display: block; padding: 8px 20px; border-left: 3px solid transparent; color: inherit; text-decoration: none }
li a:hover { background: var(--page) }
li a[aria-current] { border-left-color: var(--amber); font-weight: 600 }
nav p { margin: 16px 20px }
nav p a, header a { color: #1f5fbf }
main { display: grid; grid-template-rows: auto 1fr; min-width: 0; min-height: 0 }
header { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding: 12px 20px; border-bottom: 1px solid var(--line) }
h2 { margin: 0; font-size: 16px; flex: 1 }
header div { display: flex; gap: 8px; align-items: center }
button { min-width: 36px; height: 36px; padding: 0 10px; border: 1px solid #858e9b; border-radius: 6px; background: #fff; color: inherit; font: inherit; cursor: pointer }
button:hover { background: var(--page) }
output { min-width: 4ch; text-align: right; font-variant-numeric: tabular-nums }
#stage { position: relative; overflow: hidden; cursor: grab; touch-action: none; background: #fff }
#stage:active { cursor: grabbing }
:focus-visible { outline: 2px solid #b87a00; outline-offset: -2px }
#chart { position: absolute; left: 0; top: 0; max-width: none; user-select: none }
@media (max-width: 720px) {
  body { grid-template-columns: 1fr; grid-template-rows: auto 1fr }
  nav { padding: 12px 0; border-right: 0; border-bottom: 1px solid var(--line) }
  h1 { margin-bottom: 4px }
  ul { display: flex; overflow: auto }
  li a { padding: 8px 12px; white-space: nowrap; border-left: 0; border-bottom: 3px solid transparent }
  li a[aria-current] { border-bottom-color: var(--amber) }
  nav p { display: none }
}
@media print {
  body { display: block }
  nav, header div { display: none }
  #stage { overflow: visible }
  #chart { position: static !important; width: 100% !important; height: auto !important; transform: none !important }
}
`;
