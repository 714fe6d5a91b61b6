import { expect, test } from 'vitest';
import { turns } from '../../../gateway/src/adapters/http/server/turns';

test('calls that come at once have their turns in order, each in a round of its own, so that what else waits is served between', async () => {
  const turn = turns();
  let round = 0;
  let next = setImmediate(() => undefined);
  const count = (): void => {
    round += 1;
    next = setImmediate(count);
  };
  count();
  const order: { readonly name: string; readonly round: number }[] = [];
  const call = async (name: string): Promise<void> => {
    await turn();
    order.push({ name, round });
  };
  await Promise.all([call('one'), call('two'), call('three')]);
  await call('four');
  clearImmediate(next);
  expect(order.map(({ name }) => name)).toEqual(['one', 'two', 'three', 'four']);
  expect(new Set(order.map((each) => each.round)).size).toBe(4);
});
