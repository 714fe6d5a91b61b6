/** Prints a figure beside its limit. @returns whether it holds */
export const tell = (what: string, figure: number, limit: number): boolean => {
  const holds = figure <= limit;
  console.log(`${holds ? '✓' : '✗'} ${what}: ${Math.round(figure)} (limit ${limit})`);
  return holds;
};
