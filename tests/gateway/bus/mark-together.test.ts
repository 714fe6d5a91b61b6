import { expect, test } from 'vitest';
import { markTogether } from '../../../gateway/src/adapters/bus/mark-together';

/** Statements that end when the test says so. */
const statements = () => {
  const begun: { readonly ids: readonly number[]; readonly end: (error?: Error) => void }[] = [];
  const mark = (ids: readonly number[]): Promise<void> =>
    new Promise((marked, failed) => {
      begun.push({ ids, end: (error) => (error === undefined ? marked() : failed(error)) });
    });
  return { begun, mark };
};

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

test('[OPS-02] events that are confirmed during a statement are marked by the next one', async () => {
  const { begun, mark } = statements();
  const markSent = markTogether(mark);
  const first = markSent(1);
  await turns();
  const others = [markSent(2), markSent(3)];
  await turns();
  expect(begun.map(({ ids }) => ids)).toEqual([[1]]);
  begun[0]?.end();
  await first;
  await turns();
  expect(begun.map(({ ids }) => ids)).toEqual([[1], [2, 3]]);
  begun[1]?.end();
  await Promise.all(others);
});

test('[OPS-02] a statement that fails rejects its own events alone', async () => {
  const { begun, mark } = statements();
  const markSent = markTogether(mark);
  const first = markSent(1);
  await turns();
  const second = markSent(2);
  begun[0]?.end(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await turns();
  begun[1]?.end();
  await expect(second).resolves.toBeUndefined();
});
