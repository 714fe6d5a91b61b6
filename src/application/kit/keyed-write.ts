import { isRight, type Either } from 'fp-ts/Either';
import { mayBeDone, type GatewayFailure } from '../../domain/gateway/failure';
import type { Random } from '../../ports/random';

type Sent<A> = Promise<Either<GatewayFailure, A>>;

/** Sends a write under a key; `said` is all that is sent with it. */
export type KeyedWrite = <A>(said: object, send: (key: string) => Sent<A>) => Sent<A>;

/**
 * Sends one kind of write under a key, by which the gateway knows a repeat (contract: Idempotency-Key). The key stays
 * until an answer comes, also over leaving the page, so that what is sent after a lost answer is found to be done. It
 * is kept only for the same words: anything else is another write, and the gateway refuses it under that key.
 */
export const keyedWrite = (random: Pick<Random, 'uuid'>): KeyedWrite => {
  const kept = new Map<string, string>();
  return async (said, send) => {
    const words = JSON.stringify(said);
    const key = kept.get(words) ?? random.uuid();
    kept.set(words, key);
    const answer = await send(key);
    if (isRight(answer)) kept.clear();
    else if (!mayBeDone(answer.left)) kept.delete(words);
    return answer;
  };
};
