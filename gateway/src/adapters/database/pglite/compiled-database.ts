import { readFile } from 'node:fs/promises';

let compiling: Promise<WebAssembly.Module> | null = null;

const compile = async (): Promise<WebAssembly.Module> =>
  WebAssembly.compile(await readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))));

/**
 * PostgreSQL as WebAssembly, compiled once for all threads of this process: opening a database takes half
 * the time, and half the work.
 */
export const compiledDatabase = (): Promise<WebAssembly.Module> => {
  compiling ??= compile().catch((error: unknown) => {
    compiling = null;
    throw error;
  });
  return compiling;
};
