import { left, right } from 'fp-ts/Either';
import type { IncomingMessage } from '../../../../contract/socket/incoming-message';
import type { GatewayFailure } from '../../../../src/domain/gateway/failure';
import { done, type Answer } from '../../../support/explore/step';
import { incomingMessage } from '../../../support/samples/incoming-message';

/** A message of the inbox, and which stands before it there. */
export const message = (id: number, after: number | null = id - 1): IncomingMessage => ({
  ...incomingMessage(`第 ${id} 封`),
  id: String(id),
  after: after === null ? null : String(after),
});

/** What tells that something in the inbox has changed, and is no message itself. */
export const sign: IncomingMessage = { ...message(3), kind: 'read', content: '' };

export const arrived = (one: IncomingMessage | null) => ({ type: 'intake.arrived', message: one }) as const;

export const missed = (...messages: readonly IncomingMessage[]): Answer =>
  done('fetchMissed', right(messages));

export const notCome = (failure: GatewayFailure): Answer => done('fetchMissed', left(failure));

/** So many that more may follow. */
export const hundred = (from: number): readonly IncomingMessage[] =>
  Array.from({ length: 100 }, (_, place) => message(from + place));
