import * as fc from 'fast-check';
import { left, right } from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, test } from 'vitest';
import { catchUp, appendItems } from '../../../src/application/listing/merge';
import { newestMessages } from '../../../src/application/message-list/newest-messages';
import type { GatewayFailure } from '../../../src/domain/gateway/failure';
import type { Message } from '../../../src/domain/message/message';
import { firstPage, type PageRequest } from '../../../src/domain/page/page';
import { propertyRuns } from '../../support/property';

const message = (place: number, isRead = false): Message => ({
  id: String(place),
  from: 'u2',
  fromName: '周敏',
  fromOrg: null,
  kind: 'chat',
  title: null,
  content: `第 ${place} 封`,
  sentAt: 1_700_000_000_000 + place,
  isRead,
  conversation: null,
  link: null,
  html: null,
});
const first = firstPage(3);

/** A gateway with so many messages, the newest with the highest id, and the calls that it was asked. */
const inbox = (count: number, since?: GatewayFailure, list?: GatewayFailure) => {
  const all = Array.from({ length: count }, (_, place) => message(count - place));
  const asked: string[] = [];
  return {
    asked,
    newest: newestMessages({
      since: (id) => {
        asked.push(`since ${id}`);
        const later = all.filter((one) => Number(one.id) > Number(id)).reverse();
        return since === undefined ? TE.right(later.slice(0, 100)) : TE.left(since);
      },
      list: ({ pageSize }: PageRequest) => {
        asked.push('list');
        const next = count > pageSize ? { cursor: 'c', page: 2, pageSize } : null;
        return list === undefined
          ? TE.right({ items: all.slice(0, pageSize), total: count, next })
          : TE.left(list);
      },
    }),
  };
};
const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);

test('[SOC-05] what was missed is asked for after the newest that is shown, and the first page with it', async () => {
  const { asked, newest } = inbox(9);
  const answer = await newest({ newest: message(4), first }, {})();
  expect(asked).toEqual(['since 4', 'list']);
  expect(answer).toMatchObject(right({ missed: [9, 8, 7, 6, 5].map((place) => ({ id: String(place) })) }));
  expect(answer).toMatchObject(right({ items: [9, 8, 7].map((place) => ({ id: String(place) })) }));
});

test('[SOC-05] where nothing is shown the first page is all that is asked for', async () => {
  const { asked, newest } = inbox(2);
  expect(await newest({ newest: null, first }, {})()).toMatchObject(right({ missed: [] }));
  expect(asked).toEqual(['list']);
});

test.each<GatewayFailure>([
  { kind: 'status', status: 404 },
  { kind: 'refused', code: 404, message: '访问资源不存在' },
])(
  '[SOC-05] a gateway without the call (%j) is asked for it once; the first page anew is the answer',
  async (none) => {
    const { asked, newest } = inbox(5, none);
    for (let times = 0; times < 2; times += 1)
      expect(await newest({ newest: message(4), first }, {})()).toMatchObject(
        right({ missed: [], items: [{ id: '5' }, { id: '4' }, { id: '3' }] }),
      );
    expect(asked).toEqual(['since 4', 'list', 'list']);
  },
);

test.each<GatewayFailure>([
  { kind: 'status', status: 500 },
  { kind: 'refused', code: 500, message: '系统繁忙' },
  { kind: 'malformed', field: 'data' },
])(
  '[SOC-05] a call that fails by itself (%j) hides nothing, and is made again the next time',
  async (failure) => {
    const { asked, newest } = inbox(5, failure);
    for (let times = 0; times < 2; times += 1)
      expect(await newest({ newest: message(4), first }, {})()).toMatchObject(right({ missed: [] }));
    expect(asked).toEqual(['since 4', 'list', 'since 4', 'list']);
  },
);

test.each<GatewayFailure>([
  { kind: 'network' },
  { kind: 'timeout' },
  { kind: 'cancelled' },
  { kind: 'notLoggedIn' },
  { kind: 'unauthenticated', message: '请登录' },
])('[SOC-05] without a network, or a session, nothing more is asked: %j', async (failure) => {
  const { asked, newest } = inbox(5, failure);
  expect(await newest({ newest: message(4), first }, {})()).toEqual(left(failure));
  expect(asked).toEqual(['since 4']);
});

test('[SOC-05] however much was missed, the list is the head of the inbox: nothing lost, nothing twice', () =>
  fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 20 }), fc.nat(150), async (known, missed) => {
      const { newest } = inbox(known + missed);
      const shown = Array.from({ length: known }, (_, place) => message(known - place));
      const answer = await newest({ newest: message(known), first }, {})();
      if (answer._tag === 'Left') throw new Error('the answer was a failure');
      const idOf = ({ id }: Message): string => id;
      const items = appendItems(idOf)(answer.right.missed, shown);
      const now = catchUp(idOf)({ items, next: null }, answer.right);
      const all = Array.from({ length: known + missed }, (_, place) => String(known + missed - place));
      expect(ids(now.items)).toEqual(all.slice(0, now.items.length));
      if (missed <= 100) expect(now.items.length).toBeGreaterThanOrEqual(Math.min(all.length, known));
    }),
    { numRuns: propertyRuns },
  ));
