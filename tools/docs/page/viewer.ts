import { escaped } from '../chart/markup';
import { fullTitle, type MachineRecord } from '../machine-record';
import { viewerScript } from './viewer-script';
import { viewerStyle } from './viewer-style';

/** The page on which charts are zoomed and moved: one file, no outside resources, opened from disk or a server. */
export const viewer = (records: readonly MachineRecord[]): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>状态图 · Statecharts</title>
<style>${viewerStyle}</style>
</head>
<body>
<nav aria-label="Machines">
<h1>状态图 <span>Statecharts</span></h1>
<ul>
${records
  .map(
    (record) =>
      `<li><a href="#${record.name}" data-chart="${record.name}">${escaped(record.title.zh)} <span>${escaped(record.title.en)}</span></a></li>`,
  )
  .join('\n')}
</ul>
</nav>
<main>
<header>
<h2 id="title">${escaped(records[0] === undefined ? '' : fullTitle(records[0]))}</h2>
<div role="group" aria-label="Zoom">
<button type="button" id="out" aria-label="Smaller">−</button>
<output id="scale" aria-live="polite">100%</output>
<button type="button" id="in" aria-label="Larger">+</button>
<button type="button" id="fit">Fit</button>
<a id="table" href="#">Tables</a>
<a id="file" href="#">SVG</a>
</div>
</header>
<div id="stage" tabindex="0" role="region" aria-label="Chart: drag to move, wheel or + and − to zoom, 0 to fit">
<img id="chart" alt="" draggable="false">
</div>
</main>
<script>${viewerScript}</script>
</body>
</html>
`;
