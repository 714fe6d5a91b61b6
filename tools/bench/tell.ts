/** Prints a figure beside its limit. @returns whether it holds */
export const tell = (what: string, figure: number, limit: number): boolean => {
  const holds = figure <= limit;
  console.log(`${holds ? '✓' : '✗'} ${what}: ${Math.round(figure)} (limit ${limit})`);
  return holds;
};

/** Prints what has no limit of its own. */
export const tellAlone = (what: string, figure: number): void =>
  console.log(`  ${what}: ${Math.round(figure)}`);
