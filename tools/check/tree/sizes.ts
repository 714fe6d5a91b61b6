import type { Finding } from '../finding';

const isMachine = /(^|\/|-)machine\.ts$/;
/** Tests are tables of cases. */
const isTable = /^tests\//;

function mostLines(file: string): number {
  if (isMachine.test(file)) return 200;
  return isTable.test(file) ? 400 : 250;
}

/** Files that have grown past reading in one go: machines under 200 lines, code under 250, tables under 400. */
export function sizeFindings(file: string, source: string): Finding[] {
  const lines = source.split('\n').length - 1;
  const most = mostLines(file);
  if (lines < most) return [];
  return [{ file, message: `${lines} lines: split it by meaning (under ${most})` }];
}
