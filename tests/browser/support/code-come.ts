import type { Page, Request } from '@playwright/test';

/**
 * Tells when code that the page fetches by itself has come, and nothing else is on its way: begun before the page is opened.
 * Its own name alone says too little: what it imports, and its styles, come after it.
 */
export const hearCode = (page: Page, ...names: readonly RegExp[]): (() => boolean) => {
  const underWay = new Set<Request>();
  const come: string[] = [];
  page.on('request', (request) => underWay.add(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  page.on('requestfinished', (request) => {
    underWay.delete(request);
    come.push(request.url());
  });
  return () => underWay.size === 0 && names.every((name) => come.some((address) => name.test(address)));
};
