import * as t from 'io-ts';
import { expect, test } from 'vitest';
import type { AnyCall } from '../../../contract/call/call';
import { record } from '../../../contract/codec/record';
import { asyncApi } from '../../../tools/docs/contract/asyncapi';
import { textsOf } from '../../../tools/docs/contract/call-texts';
import { exampleOf } from '../../../tools/docs/contract/example-of';
import { families, type Family } from '../../../tools/docs/contract/documented-families';
import { openApi } from '../../../tools/docs/contract/openapi';
import { codecIn, schemaOf } from '../../../tools/docs/contract/schema';

const root = process.cwd();
const everyCall = families.flatMap((family) =>
  Object.entries(family.calls).map(([name, value]) => ({ family, name, value })),
);
const familyWith = (name: string, call: AnyCall, example: unknown): Family => ({
  file: 'contract/home/calls.ts',
  name: 'homeCalls',
  title: 'Home',
  calls: { [name]: call },
  examples: example === undefined ? {} : { [name]: example as { asked: unknown; answered: unknown } },
});
const someCall = (): AnyCall => {
  const found = everyCall.find(({ name }) => name === 'markRead');
  if (found === undefined) throw new Error('there is no call to take');
  return found.value;
};

test('[GAT-11] the published contract names every call by method and path, with its example', () => {
  const { paths } = openApi(root);
  for (const { family, name, value } of everyCall) {
    const operation = paths[value.path]?.[value.method.toLowerCase()];
    expect(operation, `${family.name}.${name}`).toBeDefined();
    expect(exampleOf(family, name)).toHaveProperty('parameters');
  }
});

test('[GAT-11] a call of which nothing is said, one without an example, and an example that does not decode are errors that name it', () => {
  const call = someCall();
  expect(() => textsOf(root, familyWith('unheardOf', call, undefined))).toThrow(
    'contract/home/calls.ts: nothing is said of unheardOf',
  );
  expect(() => exampleOf(familyWith('markRead', call, undefined), 'markRead')).toThrow(
    'no example of markRead',
  );
  expect(() => exampleOf(familyWith('markRead', call, { asked: '1', answered: 'many' }), 'markRead')).toThrow(
    'what is answered in the example of markRead does not decode',
  );
  expect(() => exampleOf(familyWith('markRead', call, { asked: 7, answered: 2 }), 'markRead')).toThrow(
    'what is asked in the example of markRead does not decode',
  );
});

test('[GAT-11] two codecs under one name, and a codec that nobody can tell, are errors', () => {
  const one = record({ id: t.string }, 'Thing');
  const other = record({ id: t.number }, 'WireThing');
  expect(() => schemaOf(codecIn(t.union([one, other])), new Map())).toThrow(
    'two codecs of the contract are called Thing',
  );
  expect(() => schemaOf(codecIn(t.tuple([t.string, t.number])), new Map())).toThrow(
    'a codec that the documents cannot tell',
  );
});

test('[GAT-11] two calls on one path are one operation that takes either', () => {
  const operation = openApi(root).paths['/webapp/register!changePassword.action']?.post;
  expect(operation).toMatchObject({
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': {
          schema: {
            anyOf: [
              { required: ['userName', 'caption', 'password'] },
              { required: ['oldPassword', 'password'] },
            ],
          },
        },
      },
    },
  });
});

test('[GAT-11] the published topics say where messages are, what ends a session, and what a message holds', () => {
  const { channels, components } = asyncApi();
  expect([channels.inbox.address, channels.toOne.address]).toEqual([
    '/user/queue/message',
    '/stomp/toOne/message',
  ]);
  expect(components.messages.ended['x-close-codes']).toMatchObject({
    unauthenticated: 4401,
    'too-fast': 4429,
  });
  expect(components.messages.incoming.examples[0]?.payload).toMatchObject({ id: '4021', kind: 'chat' });
  expect(components.schemas['IncomingMessage']).toMatchObject({ required: ['content'] });
});

test('[GAT-11] every refusal that a call names stands in the published contract', () => {
  const { paths } = openApi(root);
  expect(paths['/webapp/session!revoke.action']?.post?.['x-refusals']).toEqual([
    'notLoggedIn',
    'accountRemoved',
    'deviceIsThis',
    'deviceUnknown',
  ]);
  expect(paths['/webapp/wxPay!placeAnOrder.action']?.post?.['x-refusals']).toContain('keyMissing');
});
