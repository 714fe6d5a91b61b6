import { left, right, type Either } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { keyedWrite } from '../../../src/application/kit/keyed-write';
import { mayBeDone, type GatewayFailure } from '../../../src/domain/gateway/failure';
import { everyFailure } from '../../support/failures';
import { fakeRandom } from '../../support/fakes/random';

const keysOver = async (
  ...answers: readonly Either<GatewayFailure, string>[]
): Promise<readonly string[]> => {
  const write = keyedWrite(fakeRandom());
  const keys: string[] = [];
  for (const answer of answers)
    await write({ note: '同样的话' }, (key) => {
      keys.push(key.slice(-1));
      return Promise.resolve(answer);
    });
  return keys;
};

test.each(everyFailure.filter(mayBeDone))(
  '[LOG-12] after $kind a write goes out again under the same key, until an answer comes',
  async (failure) => {
    expect(await keysOver(left(failure), left(failure), right('done'), right('another'))).toEqual([
      '1',
      '1',
      '1',
      '2',
    ]);
  },
);

test.each(everyFailure.filter((failure) => !mayBeDone(failure)))(
  '[LOG-12] what was answered with $kind is another write the next time',
  async (failure) => {
    expect(await keysOver(left(failure), right('done'))).toEqual(['1', '2']);
  },
);

test('[PAY-13] what is changed after a lost answer goes out under another key, and what was said before under its own', async () => {
  const write = keyedWrite(fakeRandom());
  const lost = left<GatewayFailure>({ kind: 'network' });
  const keyOf = async (note: string, answer: Either<GatewayFailure, string>): Promise<string> => {
    const keys: string[] = [];
    await write({ note }, (key) => {
      keys.push(key.slice(-1));
      return Promise.resolve(answer);
    });
    return keys.join();
  };
  expect([
    await keyOf('先说的', lost),
    await keyOf('改过的', lost),
    await keyOf('先说的', lost),
    await keyOf('改过的', right('done')),
    await keyOf('先说的', right('done')),
  ]).toEqual(['1', '2', '1', '2', '3']);
});
