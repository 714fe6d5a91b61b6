import { isRight, type Either } from 'fp-ts/Either';
import { mayBeDone, type GatewayFailure } from '../domain/gateway/failure';
import type { Random } from '../ports/random';

type Sent<A> = Promise<Either<GatewayFailure, A>>;

/** Sends a write under a key. */
export type KeyedWrite = <A>(send: (key: string) => Sent<A>) => Sent<A>;

/**
 * Sends one kind of write under a key, by which the gateway knows a repeat (contract: Idempotency-Key). The key stays
 * until an answer comes, also over leaving the page, so that what is sent after a lost answer is found to be done.
 */
export const keyedWrite = (random: Pick<Random, 'uuid'>): KeyedWrite => {
  const kept: { key: string | null } = { key: null };
  return async (send) => {
    const key = kept.key ?? random.uuid();
    kept.key = key;
    const answer = await send(key);
    if (isRight(answer) || !mayBeDone(answer.left)) kept.key = null;
    return answer;
  };
};
