import { fileURLToPath } from 'node:url';
import { documents } from './documents';
import { drift, write } from './drift';
import { machines } from './machines';
import { unsentEvents } from './model/unsent-events';

/** `npm run docs` writes the documents from the code; `npm run docs -- --check` only tells whether they agree, and whether somebody sends each event. */
const root = fileURLToPath(new URL('../..', import.meta.url));
if (process.argv.includes('--measure-font')) {
  const { measureFont } = await import('./font/measure');
  measureFont();
}
const wanted = await documents(root);
if (process.argv.includes('--check')) {
  const differences = drift(root, wanted);
  const unsent = unsentEvents(root, machines).map((event) => `${event} is answered, and nobody sends it`);
  [...differences, ...unsent].forEach((problem) => {
    console.error(`✗ ${problem}`);
  });
  console.log(
    differences.length === 0
      ? `docs: ${wanted.size} files say what the code says`
      : `docs: ${differences.length} of ${wanted.size} files differ; run npm run docs and commit the result`,
  );
  process.exitCode = differences.length + unsent.length === 0 ? 0 : 1;
} else {
  write(root, wanted);
  console.log(`docs: ${wanted.size} files written`);
}
