import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PatternPlace } from './written';

/** Returns the place of the innermost stack frame in one of the files. */
const placeIn = (stack: string, files: ReadonlySet<string>): { file: string; line: number } | null => {
  for (const frame of stack.split('\n')) {
    const [, url = '', line = ''] = /((?:file:\/\/)?\/[^\s()]{1,400}?):(\d+):\d+/.exec(frame) ?? [];
    const path = url.split('?')[0] ?? '';
    const file = relative(process.cwd(), path.startsWith('file:') ? fileURLToPath(path) : path);
    if (files.has(file)) return { file, line: Number(line) };
  }
  return null;
};

/**
 * Loads the modules and returns each pattern that they construct while they load, with the place of the call. A pattern
 * that a function constructs later is not among them.
 */
export const constructedPatterns = async (files: readonly string[]): Promise<readonly PatternPlace[]> => {
  const known = new Set(files);
  const places: PatternPlace[] = [];
  const plain = globalThis.RegExp;
  const record = (made: RegExp): RegExp => {
    const place = placeIn(new Error().stack ?? '', known);
    if (place !== null) places.push({ ...place, pattern: { source: made.source, flags: made.flags } });
    return made;
  };
  Error.stackTraceLimit = 50;
  globalThis.RegExp = new Proxy(plain, {
    construct: (_, [source, flags]: [string | RegExp, string?]) => record(new plain(source, flags)),
    apply: (_, __, [source, flags]: [string | RegExp, string?]) => record(new plain(source, flags)),
  });
  try {
    for (const file of files) await import(pathToFileURL(file).href);
  } finally {
    globalThis.RegExp = plain;
  }
  return places;
};
