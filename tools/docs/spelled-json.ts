const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A value as JSON with a line for each entry down to a depth, and what is deeper on one line: a long document stays light
 * and still shows in a diff which entry has changed.
 * @param depth how many levels of objects have a line for each entry
 */
export const spelledJson = (value: unknown, depth: number): string => {
  if (depth === 0 || !isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  if (entries.length === 0) return '{}';
  const lines = entries.map(([name, each]) => `${JSON.stringify(name)}: ${spelledJson(each, depth - 1)}`);
  return `{\n${lines.join(',\n')}\n}`;
};
