import type { CallKey } from './call-key';
import type { Ending } from './usable';

/** One call that met one kind of fault, and how that ended. */
export interface Cell {
  readonly call: CallKey;
  /** Where it was made. */
  readonly page: string;
  readonly kind: string;
  readonly ending: Ending;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const signs: Readonly<Record<Ending, string>> = { 'in place': '✓', notice: '!', 'nothing missing': '·' };

/** Prints calls × kinds: how each fault ended, and how many did. */
export const printFigures = (cells: readonly Cell[]): void => {
  const kinds = [...new Set(cells.map(({ kind }) => kind))];
  print(`kinds: ${kinds.join(', ')}; ✓ in place, ! by a notice, · all there`);
  for (const call of new Set(cells.map((cell) => cell.call))) {
    const ofCall = cells.filter((cell) => cell.call === call);
    const signOf = (name: string): string =>
      ofCall.filter(({ kind }) => kind === name).map(({ ending }) => signs[ending])[0] ?? ' ';
    print(`${kinds.map(signOf).join(' ')}  ${call} (${ofCall[0]?.page ?? ''})`);
  }
  print(`${new Set(cells.map(({ call }) => call)).size} calls, ${cells.length} faults met`);
};
