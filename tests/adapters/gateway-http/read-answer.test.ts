import * as fc from 'fast-check';
import { isLeft, left, map, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { readAnswer } from '../../../src/adapters/gateway-http/read-answer';
import { WireUser } from '../../../contract/account/wire-user';
import { refundChanged } from '../../../contract/refusal/refusal';
import { refused } from '../../../gateway/src/adapters/http/answer';
import type { GatewayFailure } from '../../../src/domain/gateway/failure';
import { changedRefund } from '../../../src/domain/order/changed-refund';
import type { WireAnswer } from '../../../src/adapters/transport';
import { WireCount } from '../../../contract/codec/count';
import { WireId } from '../../../contract/codec/id';
import { record } from '../../../contract/codec/record';
import { wireList } from '../../../contract/codec/list';
import { answered } from '../../support/fakes/gateway-needs';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };
const Unread = record({ num: WireCount }, 'Unread');
const Rows = wireList(record({ id: WireId }, 'Row'));
const payloadOf = <A>(read: ReturnType<typeof readAnswer<A>>) =>
  map((found: { payload: A }) => found.payload)(read);
const unread = (answer: WireAnswer) => payloadOf(readAnswer(answer, Unread));
const rows = (answer: WireAnswer) => payloadOf(readAnswer(answer, Rows));
const raw = (body: string, status = 200): WireAnswer => ({ kind: 'answered', status, body });

test.each([
  [{ resultCode: 200, data: { num: 3 } }],
  [{ resultCode: 1, data: { num: '3' } }],
  [{ data: { num: 3, more: true } }],
  [{ resultCode: 200, num: 3 }],
  [{ state: '200', num: 3, data: {} }],
  [{ num: 3, data: { num: null } }],
  [{ num: 9, data: { num: 3 } }],
  [{ num: 3, data: null }],
])('[GAT-09] %j is a success, its fields read from data first and else from the top', (json) => {
  expect(unread(answered(json))).toEqual(right({ num: 3 }));
});

test.each([
  [{ data: [{ id: 1 }, { id: '2' }] }],
  [{ data: { list: [{ id: 1 }, { id: '2' }] } }],
  [{ data: { rows: [{ id: 1 }, { id: '2' }] } }],
  [{ list: [{ id: 1 }, { id: '2' }] }],
  [{ data: { list: null, rows: [{ id: 1 }, { id: '2' }] } }],
  [{ data: { banners: [{ id: 1 }, { id: '2' }] } }],
  [{ banners: [{ id: 1 }, { id: '2' }], data: null }],
])('[GAT-09] %j is a list, bare or under one of its names', (json) => {
  expect(rows(answered(json))).toEqual(right([{ id: '1' }, { id: '2' }]));
});

test.each([
  [{ data: [] }],
  [{ data: null }],
  [{}],
  [{ data: {} }],
  [{ data: { list: null } }],
  [{ data: { rows: [], list: null } }],
])('[GAT-09] %j is the empty list', (json) => {
  expect(rows(answered(json))).toEqual(right([]));
});

test.each<[WireAnswer, string]>([
  [raw(''), 'body'],
  [raw('<!doctype html>'), 'body'],
  [raw('{"data":'), 'body'],
  [raw('5'), 'body'],
  [raw('null'), 'body'],
  [raw('[]'), 'body'],
  [{ kind: 'tooLarge' }, 'body'],
  [answered({ resultCode: 'ok' }), 'resultCode'],
  [answered({ data: { num: -1 } }), 'data.num'],
  [answered({ data: {} }), 'data.num'],
  [answered({}), 'num'],
  [answered({ data: 5 }), 'data'],
  [answered({ data: [] }), 'data.num'],
])('[GAT-09] %j does not fit, and the field %s is named', (answer, field) => {
  expect(unread(answer)).toEqual(left({ kind: 'malformed', field }));
});

test('[GAT-09] a row that does not decode is left out and named with its position, the others are read', () => {
  const read = (json: unknown) => {
    const found = readAnswer(answered(json), Rows);
    return isLeft(found) ? found : [found.right.payload, found.right.leftOut];
  };
  expect(read({ data: { list: [{ id: 1 }, { id: '' }, null] } })).toEqual([
    [{ id: '1' }],
    ['data.list.1.id', 'data.list.2'],
  ]);
  expect(read({ data: [{ id: 1 }, {}] })).toEqual([[{ id: '1' }], ['data.list.1.id']]);
});

test('[GAT-09] where no row of a list decodes it is no list, and deep in it the field is named', () => {
  expect(rows(answered({ data: { list: [{ id: '' }, {}] } }))).toEqual(
    left({ kind: 'malformed', field: 'data.list.0.id' }),
  );
});

test('[GAT-04] HTTP 401 counts as code 401, with the message of the server when it can be read', () => {
  const failure = (message: string) => left({ kind: 'unauthenticated', message });
  expect(unread(raw('', 401))).toEqual(failure('认证失败，无法访问系统资源'));
  expect(unread(answered({ resultMsg: '请重新登录' }, 401))).toEqual(failure('请重新登录'));
  expect(unread(answered({ resultCode: '401' }))).toEqual(failure('认证失败，无法访问系统资源'));
  expect(unread(answered({ state: 401, msg: '已在别处登录' }))).toEqual(failure('已在别处登录'));
});

test.each([300, 302, 400, 403, 404, 500, 502, 503])(
  '[GAT-07] HTTP %i is a bad status whatever its body says',
  (status) => {
    expect(unread(answered({ resultCode: 200, data: { num: 1 } }, status))).toEqual(
      left({ kind: 'status', status }),
    );
  },
);

test.each([200, 201, 204, 299])('[GAT-07] HTTP %i is none', (status) => {
  expect(unread(answered({ data: { num: 1 } }, status))).toEqual(right({ num: 1 }));
});

test.each(['network', 'timeout', 'cancelled'] as const)('[GAT-07] %s on the wire stays %s', (kind) => {
  expect(unread({ kind })).toEqual(left({ kind }));
});

test('[GAT-05] another code is a refusal with the message of the server, or the default of the code', () => {
  expect(unread(answered({ resultCode: 400, errorMsg: '金额有误', data: { num: 1 } }))).toEqual(
    left({ kind: 'refused', code: 400, message: '金额有误' }),
  );
  expect(unread(answered({ resultCode: '403' }))).toEqual(
    left({ kind: 'refused', code: 403, message: '当前操作没有权限' }),
  );
});

test('[PAY-16] the sum that a refusal of the gateway carries is read as the refund of now', () => {
  const now = { amount: 3_400_000, percent: 50 };
  const read = unread({ kind: 'answered', ...refused(refundChanged(now)) });
  if (!isLeft(read)) throw new Error('a refusal was read as a success');
  expect(read.left).toMatchObject({ kind: 'refused', code: 409 });
  expect(changedRefund(read.left)).toEqual(now);
  const others: readonly GatewayFailure[] = [
    { kind: 'network' },
    { kind: 'refused', code: 409, message: '订单已退款' },
    { kind: 'refused', code: 409, message: '退款金额已变', changedTo: { amount: '-1', percent: 50 } },
    { kind: 'refused', code: 409, message: '退款金额已变', changedTo: '34000.00' },
  ];
  expect(others.map(changedRefund)).toEqual([null, null, null, null]);
});

test('[GAT-09] whatever comes over the wire is a value or a failure of the closed union, never thrown', () => {
  const kinds = ['network', 'timeout', 'status', 'unauthenticated', 'refused', 'malformed', 'cancelled'];
  const bodies = fc.oneof(
    fc.json(),
    fc.string(),
    fc.object().map((object) => JSON.stringify(object)),
  );
  fc.assert(
    fc.property(bodies, fc.constantFrom(200, 204, 401, 500), (body, status) => {
      const read = readAnswer(raw(body, status), WireUser);
      if (isLeft(read)) expect(kinds).toContain(read.left.kind);
    }),
    runs,
  );
});
