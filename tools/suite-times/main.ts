import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { browserTimes, timesTables, vitestTimes } from './times';

/** `npm run suite-times`: where the time of the last `npm test` went, by suite and by file, into reports/suite.md. */
const reports = [
  { path: '.cache/results/vitest.json', read: vitestTimes },
  { path: '.cache/results/browser.json', read: browserTimes },
];

const missing = reports.filter(({ path }) => !existsSync(path));
if (missing.length > 0) {
  console.error(`run npm test first: ${missing.map(({ path }) => path).join(', ')} is not there`);
  process.exit(1);
}
const times = reports.flatMap(({ path, read }) => read(readFileSync(path, 'utf8')));
const words = [
  '# Where the time of the suite goes',
  'Made by `npm run suite-times` from the reports of the last `npm test`. Seconds are those of each file’s tests in sum: two files run at a time, so that a suite lasts about half of its sum; what files take to be loaded is not in it. Files under three seconds are in the sums alone.',
];
mkdirSync('reports', { recursive: true });
writeFileSync('reports/suite.md', `${words.join('\n\n')}\n\n${timesTables(times)}`);
console.log(timesTables(times));
