import * as t from 'io-ts';
import { expect, test } from 'vitest';
import { messageCalls } from '../../../contract/message/calls';
import { contractFaults } from '../../../tools/check/contract/faults';
import {
  exportedCalls,
  families,
  listedIn,
  writtenList,
  type Family,
} from '../../../tools/docs/contract/documented-families';

const file = 'contract/message/calls.ts';
const messages = families.find(({ calls }) => calls === messageCalls);
if (messages === undefined) throw new Error('the documents know no messages');
const written = [{ key: 'message', title: 'Messages' }];
const exported = { [file]: { messageCalls, unread: 1 } };
const faults = (...known: readonly Family[]) =>
  contractFaults({ exported, written, families: known }).map(({ message }) => message);

test('[GAT-11] the calls of the contract have no fault', () => {
  expect(contractFaults({ exported: exportedCalls, written: writtenList, families })).toEqual([]);
});

test('[GAT-11] a family that the list of families lacks is named', () => {
  expect(faults()).toEqual([
    'messageCalls is missing in contract/families.ts: nothing makes or answers its calls',
  ]);
});

test('[GAT-11] a family that is named twice is named, by its key and by its calls', () => {
  const twice = listedIn('const families = {\n/** A */\nnews: newsCalls,\n/** B */\nnews: newsCalls };');
  expect(twice).toEqual([
    { key: 'news', title: 'A' },
    { key: 'news', title: 'B' },
  ]);
  const found = contractFaults({ exported, written: twice, families: [messages] });
  expect(found).toEqual([{ file: 'contract/families.ts', message: 'the family news is named twice' }]);
  expect(faults(messages, { ...messages, name: 'noteCalls' })).toContain(
    'one family is named twice: messageCalls and noteCalls',
  );
});

test('[GAT-11] a family under another name than its export is named', () => {
  expect(faults({ ...messages, name: 'noteCalls' })).toEqual([
    `${file} exports no noteCalls, which the list names`,
  ]);
});

test('[GAT-11] a family without a document is named: without examples, or without a title', () => {
  expect(faults({ ...messages, examples: {}, title: '' })).toEqual([
    'messageCalls has no document: no title stands above it',
    'messageCalls has no document: no file exports messageExamples',
  ]);
});

test('[GAT-11] two calls with one name are named, and two of one way', () => {
  const [first] = Object.entries(messageCalls);
  if (first === undefined) throw new Error('there is no call of messages');
  const again = { ...messages, calls: Object.fromEntries([first]) };
  const found = contractFaults({ exported: {}, written, families: [messages, again] }).map(
    ({ message }) => message,
  );
  expect(found[0]).toBe(
    `messageCalls.${first[0]} is messageCalls.${first[0]}, as is messageCalls.${first[0]} of ${file}`,
  );
  expect(found[1]).toContain(`is ${first[1].method} ${first[1].path} with `);
});

test('[GAT-11] an example that is missing, and one that does not decode, are named', () => {
  const [name = '', ...others] = Object.keys(messageCalls);
  const { [name]: _, ...rest } = messages.examples;
  expect(others).not.toEqual([]);
  expect(faults({ ...messages, examples: rest })).toContain(`${file}: no example of ${name}`);
  const answer = new t.Type<unknown>(
    'never',
    (_): _ is unknown => false,
    (input, context) => t.failure(input, context),
    t.identity,
  );
  const calls = { unreadCount: { ...messageCalls.unreadCount, answer } };
  const found = contractFaults({ exported: {}, written, families: [{ ...messages, calls }] });
  expect(found).toEqual([
    { file, message: `${file}: what is answered in the example of unreadCount does not decode` },
  ]);
});
