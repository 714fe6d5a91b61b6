import type { Evidence } from './page';
import type { FileRecord } from './test-record';

/** Which commands ran on a version of the code, how many tests each ran, and when each ended. */
export function evidenceOf(records: readonly FileRecord[], version: string): Evidence {
  const runs = new Map<string, { tests: number; last: string }>();
  for (const { run, at } of records
    .filter((record) => record.version === version)
    .flatMap(({ tests }) => tests)) {
    const known = runs.get(run) ?? { tests: 0, last: at };
    runs.set(run, { tests: known.tests + 1, last: at > known.last ? at : known.last });
  }
  return { version, runs: [...runs].toSorted().map(([name, counts]) => ({ name, ...counts })) };
}
