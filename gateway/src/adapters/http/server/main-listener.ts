import type { Hono } from 'hono';
import type { Environment } from './environment';
import type { Listener } from './listen';
import { requestListener } from './request-listener';

/** Answered by the gateway itself, also where a development server would have a file of that name. */
const own = new Set(['/gateway', '/config.json', '/health', '/ready', '/beacon', '/pay/notify']);

/** The main port's requests: the gateway's own first, then what `modules` answers, then pages and files. */
export const mainListener = (
  app: Hono<Environment>,
  modules: (request: Parameters<Listener>[0], response: Parameters<Listener>[1], next: () => void) => void,
): Listener => {
  const listener = requestListener(app.fetch);
  return (request, response) => {
    const answer = (): void => listener(request, response);
    const [path = ''] = (request.url ?? '').split('?', 1);
    if (own.has(path)) answer();
    else modules(request, response, answer);
  };
};
