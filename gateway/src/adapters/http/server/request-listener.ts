import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Listener } from './listen';
import { inSlices } from './sliced-body';

type Answer = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;

const withoutBody = new Set(['GET', 'HEAD', 'TRACE']);

const saysItsLength = ({ method, headers }: Request): boolean =>
  withoutBody.has(method) || (headers.has('Content-Length') && !headers.has('Transfer-Encoding'));

/**
 * A request whose body may be of any length. hono's limit makes a new request of it when it has read it, which the
 * node server's own kind of request does not allow.
 */
const remade = ({ url, method, headers, body, signal }: Request): Request => {
  const same = { method, headers, body, signal, duplex: 'half' };
  return new Request(url, same);
};

/** A port's requests, each answered by `answer`. */
export const requestListener = (answer: Answer): Listener => {
  const listener = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const bindings = { incoming, outgoing } as HttpBindings;
      const answered = await answer(saysItsLength(request) ? request : remade(request), bindings);
      return inSlices(answered, bindings.outgoing);
    },
    { overrideGlobalObjects: false },
  );
  return (request, response) => void listener(request, response);
};
