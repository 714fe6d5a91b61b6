import type { Route } from '@playwright/test';
import { isRight } from 'fp-ts/Either';
import {
  connectionRefused,
  httpStatus,
  noAnswer,
  notJson,
  resetMidBody,
  resultCode,
  tooLarge,
  wrongShape,
  wrongShapeData,
  type Fault,
} from '../fault';
import { callAt, type CallKey } from './call-key';

/** A kind of fault that every call meets (REL-03). */
export interface Kind {
  readonly name: string;
  readonly fault: Fault;
  /** No answer comes: time has to pass. */
  readonly silent?: true;
  /** Lets the answer come that was held back: the call succeeds. */
  readonly release?: () => Promise<void>;
}

/** The answer is held until it is released. */
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

/**
 * The kinds of fault, in the order of the table; the one that succeeds is last, so that it leaves nothing to ask for.
 * @param brokenServer the address of the server whose answers break off
 */
export const kinds = (brokenServer: string): readonly Kind[] => [
  { name: 'refused', fault: connectionRefused },
  { name: 'reset', fault: resetMidBody(brokenServer) },
  { name: 'timeout', fault: noAnswer, silent: true },
  { name: 'HTTP 404', fault: httpStatus(404) },
  { name: 'HTTP 502', fault: httpStatus(502) },
  { name: 'code 500', fault: resultCode(500, '系统繁忙，稍候恢复') },
  { name: 'not JSON', fault: notJson },
  { name: 'wrong shape', fault: wrongShape },
  { name: 'huge', fault: tooLarge(brokenServer) },
  slow(),
];

/** Whether the call fails so: an answer of which only the code counts, or that reads any payload, has no wrong shape. */
export const isFaultOf = ({ fault }: Kind, key: CallKey): boolean =>
  fault !== wrongShape || !isRight(callAt(key).answer.decode(wrongShapeData));
