import type { Page } from '@playwright/test';
import { build } from 'vite';
import { median } from '../median';
import type { PlainList } from './page';

/** The script of `page.ts` with React and virtua, for production. */
const bundled = async (): Promise<string> => {
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: 'tools/bench/plain/page.ts', formats: ['iife'], name: 'hupoPlainList' },
    },
  });
  const outputs = Array.isArray(made) ? made : [made];
  for (const one of outputs)
    if ('output' in one) for (const file of one.output) if (file.type === 'chunk') return file.code;
  throw new Error('bench: the plain list was not built');
};

/**
 * The same list in plain React, without machines: put in place of the page that shows it, under its styles and its CPU.
 * The page is of no use afterwards.
 * @returns the median of the milliseconds from the press until it stands
 */
export const measurePlainList = async (page: Page, list: PlainList): Promise<number> => {
  // As developer tools do it: the page's policy forbids a script element, and eval.
  const session = await page.context().newCDPSession(page);
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: await bundled() });
  if (exceptionDetails !== undefined) throw new Error(`bench: ${exceptionDetails.text}`);
  const took = await page.evaluate((asked) => window.hupoPlain?.(asked) ?? [], list);
  console.log(`  the same rows in plain React: ${took.map(Math.round).join(', ')} ms`);
  return median([...took]) ?? Number.NaN;
};
