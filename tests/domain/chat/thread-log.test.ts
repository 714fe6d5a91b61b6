import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareIds, withMessages, type ThreadLog } from '../../../src/domain/chat/thread-log';
import { messageOf } from '../../application/messages/thread/samples';

const reported = fc.array(fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 20 }), { maxLength: 12 });

test('[SOC-05][SCR-11] whatever is told in whatever order, each message is there once and in the order of the gateway', () => {
  fc.assert(
    fc.property(reported, (tellings) => {
      const log = tellings.reduce<ThreadLog>(
        (known, ids) =>
          withMessages(
            known,
            ids.map((id) => messageOf(id)),
          ),
        [],
      );
      const expected = [...new Set(tellings.flat())].sort((one, other) => one - other).map(String);
      expect(log.map(({ id }) => id)).toEqual(expected);
    }),
  );
});

test('[SCR-11] a message that was taken back stays so, whatever is told of it later', () => {
  const log = withMessages([messageOf(5, '8', { recalled: true })], [messageOf(5)]);
  expect(log.map(({ recalled }) => recalled)).toEqual([true]);
});

test('[SOC-05] of two numbers the smaller came first, however they are written', () => {
  expect(compareIds('9', '10')).toBeLessThan(0);
  expect(compareIds('10', '9')).toBeGreaterThan(0);
  expect(compareIds('10', '10')).toBe(0);
});
