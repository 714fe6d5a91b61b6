import type { Page, Request, Route } from '@playwright/test';

/** The real path of a call to the gateway; null for any other request. */
export const callPath = (request: Request): string | null => request.headers()['x-gateway-path'] ?? null;

/** Counts the calls that a page makes from now on, by their paths in order. */
export const callsOf = (page: Page): readonly string[] => {
  const paths: string[] = [];
  page.on('request', (request) => {
    const path = callPath(request);
    if (path !== null) paths.push(path);
  });
  return paths;
};

/** Answers one call of the gateway in its place, until `stop` is called; all others go through. */
export const onCall = async (
  page: Page,
  path: string,
  answer: (route: Route) => Promise<void>,
): Promise<{
  readonly stop: () => Promise<void>;
  /** Settles when every call that came so far was answered. */
  readonly answered: () => Promise<void>;
}> => {
  const answering = new Set<Promise<void>>();
  const handler = (route: Route): Promise<void> => {
    if (callPath(route.request()) !== path) return route.fallback();
    const answered = answer(route);
    answering.add(answered);
    return answered;
  };
  await page.route('**/gateway?*', handler);
  return {
    stop: () => page.unroute('**/gateway?*', handler),
    answered: async () => {
      await Promise.allSettled(answering);
    },
  };
};

/** An answer of the gateway with a code other than success. */
export const refusal = (resultCode: number, resultMsg: string) => (route: Route) =>
  route.fulfill({ json: { resultCode, resultMsg } });

/** A successful answer. */
export const answer = (data: unknown) => (route: Route) => route.fulfill({ json: { resultCode: 200, data } });

/** The connection breaks. */
export const broken = (route: Route) => route.abort('connectionreset');
