import type { Page } from '@playwright/test';

/** Every text that the page's memory holds. */
export const memoryOf = async (page: Page): Promise<string> => {
  const session = await page.context().newCDPSession(page);
  const parts: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  const { strings } = JSON.parse(parts.join('')) as { readonly strings: readonly string[] };
  return strings.join('\n');
};
