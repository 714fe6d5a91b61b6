import * as t from 'io-ts';
import { expect, test } from 'vitest';
import { messageCalls } from '../../../contract/message/calls';
import { contractFaults } from '../../../tools/check/contract/faults';
import { families, type Family } from '../../../tools/docs/contract/families';

const file = 'contract/message/calls.ts';
const messages = families.find(({ calls }) => calls === messageCalls);
if (messages === undefined) throw new Error('the documents tell of no messages');
const faults = (...told: readonly Family[]) =>
  contractFaults({ [file]: { messageCalls, unread: 1 } }, told).map(({ message }) => message);

test('[GAT-11] the calls that stand have no fault', () => {
  expect(faults(...families)).toEqual([]);
});

test('[GAT-11] calls that no document tells of are named', () => {
  expect(faults()).toEqual(['no document tells of messageCalls: it is missing among the families']);
});

test('[GAT-11] two calls with one name are named, and two of one way', () => {
  const [first] = Object.entries(messageCalls);
  if (first === undefined) throw new Error('there is no call of messages');
  const again = { ...messages, calls: Object.fromEntries([first]) };
  const found = faults(messages, again);
  expect(found[0]).toBe(
    `messageCalls.${first[0]} is messageCalls.${first[0]}, as is messageCalls.${first[0]} of ${file}`,
  );
  expect(found[1]).toContain(`is ${first[1].method} ${first[1].path} with `);
});

test('[GAT-11] an example that is missing, and one that does not decode, are named', () => {
  const [name] = Object.keys(messageCalls);
  expect(faults({ ...messages, examples: {} })).toContain(`${file}: no example of ${name}`);
  const answer = new t.Type<unknown>(
    'never',
    (_): _ is unknown => false,
    (input, context) => t.failure(input, context),
    t.identity,
  );
  const call = { ...messageCalls.unreadCount, answer };
  const found = contractFaults({}, [{ ...messages, calls: { unreadCount: call } }]);
  expect(found).toEqual([
    { file, message: `${file}: what is answered in the example of unreadCount does not decode` },
  ]);
});
