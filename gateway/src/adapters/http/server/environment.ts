import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { visitorAddress } from '../visitor-address';

/** What the node server hands to every handler. */
export interface Environment {
  readonly Bindings: HttpBindings;
}

export type RequestContext = Context<Environment>;

export const addressOf = (context: RequestContext, trustProxy: boolean): string =>
  visitorAddress(
    context.env.incoming.socket.remoteAddress,
    context.req.header('X-Forwarded-For'),
    trustProxy,
  );
