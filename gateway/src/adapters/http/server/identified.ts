import type { IncomingMessage } from 'node:http';
import { isRequestId, withinRequest } from '../../request-id/request-scope';
import type { Listener } from './listen';

const header = 'X-Request-Id';

export interface IdentifyingNeeds {
  /** Whether the id of the proxy before the gateway is taken. */
  readonly trustProxy: boolean;
  readonly makeId: () => string;
}

const proxyId = ({ headers }: IncomingMessage): string | null => {
  const given = headers[header.toLowerCase()];
  return typeof given === 'string' && isRequestId(given) ? given : null;
};

/**
 * Gives each request an id: that of a trusted proxy, else a new one. The id is answered as `X-Request-Id` and is in
 * every log line of the request.
 */
export const identified =
  (listener: Listener, { trustProxy, makeId }: IdentifyingNeeds): Listener =>
  (request, response) => {
    const id = (trustProxy ? proxyId(request) : null) ?? makeId();
    response.setHeader(header, id);
    withinRequest(id, () => listener(request, response));
  };
