import { nextTask } from '../next-task';

const importFile = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

/**
 * Runs the scripts that this document was served with, each in a task of its own, so that the page answers between them
 * (PER-01). The server names each after those it builds on. One that does not come is left to the page that needs it, and
 * reported there.
 */
export const runServedScripts = async (
  document: Document,
  run: (address: string) => Promise<unknown> = importFile,
): Promise<void> => {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
  for (const { href } of links) {
    try {
      await run(href);
    } catch {
      continue;
    }
    await nextTask();
  }
};
