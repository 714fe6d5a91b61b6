import type { Route } from '@playwright/test';
import {
  connectionRefused,
  httpStatus,
  noAnswer,
  notJson,
  resetMidBody,
  resultCode,
  tooLarge,
  wrongShape,
  type Fault,
} from '../fault';

/** A kind of fault that every call meets (REL-03). */
export interface Kind {
  readonly name: string;
  readonly fault: Fault;
  /** Nothing comes back: time has to pass. */
  readonly silent?: true;
  /** Lets the answer come that was held back. */
  readonly release?: () => Promise<void>;
}

/** The answer is held until it is released: the call is slow, and succeeds. */
const slow = (): Kind => {
  const held: Route[] = [];
  return {
    name: 'slow',
    fault: (route) => {
      held.push(route);
      return Promise.resolve();
    },
    release: async () => {
      for (const route of held.splice(0)) await route.fallback();
    },
  };
};

/** @param brokenServer the address of the server whose answers break off */
export const kinds = (brokenServer: string): readonly Kind[] => [
  { name: 'refused', fault: connectionRefused },
  { name: 'reset', fault: resetMidBody(brokenServer) },
  slow(),
  { name: 'timeout', fault: noAnswer, silent: true },
  { name: 'HTTP 404', fault: httpStatus(404) },
  { name: 'HTTP 502', fault: httpStatus(502) },
  { name: 'code 500', fault: resultCode(500, '系统繁忙，稍候恢复') },
  { name: 'not JSON', fault: notJson },
  { name: 'wrong shape', fault: wrongShape },
  { name: 'huge', fault: tooLarge(brokenServer) },
];
