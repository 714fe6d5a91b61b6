import type { Trace, TracedRequirement } from './trace';

const header = ['id', 'in step', 'proved', 'kind', 'file', 'text', 'last result'];

/** A field as RFC 4180 has it; one that a spreadsheet would take for a formula is made text. */
function field(value: string): string {
  const safe = /^[=+\-@\t]/.test(value) ? `'${value}` : value;
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function rowsOf({ requirement, inStep, places, tests, missing }: TracedRequirement): string[][] {
  const own = [requirement.id, inStep ? 'yes' : 'no', missing ?? 'yes'];
  return [
    [...own, 'requirement', '', requirement.text, ''],
    ...places.map((place) => [...own, 'place', place.file, place.name, '']),
    ...tests.map((test) => [...own, 'test', test.file, test.title, test.state]),
  ];
}

/** The trace as CSV: for each id its text, then the places that serve it, then its tests (AUD-02). */
export function csvOf(trace: Trace): string {
  const rows = [header, ...trace.requirements.flatMap(rowsOf)];
  return `${rows.map((row) => row.map(field).join(',')).join('\r\n')}\r\n`;
}
