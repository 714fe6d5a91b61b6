import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import {
  GatewayCaller,
  retryAfterMs,
  type CallShape,
} from '../../../src/adapters/gateway-http/gateway-caller';
import type { WireAnswer } from '../../../src/adapters/transport';
import { WireCount } from '../../../contract/codec/count';
import { record } from '../../../contract/codec/record';
import {
  answered,
  fixedToken,
  PreparedTransport,
  RememberedLog,
  rememberedDelay,
  RememberedReports,
} from '../../support/fakes/gateway-needs';

const Unread = record({ num: WireCount }, 'Unread');
type UnreadCall = CallShape<{ readonly num: number }, number>;
const shape = (changed: Partial<UnreadCall> = {}): UnreadCall => ({
  method: 'GET',
  path: '/webapp/message!seeListNum.action',
  codec: Unread,
  read: ({ num }) => right(num),
  safe: true,
  handledByCaller: false,
  ...changed,
});

const network: WireAnswer = { kind: 'network' };
const three = answered({ data: { num: 3 } });

function scene(answers: readonly WireAnswer[], token: string | null = 'tk') {
  const transport = new PreparedTransport(answers);
  const reports = new RememberedReports();
  const log = new RememberedLog();
  const { delay, waits } = rememberedDelay();
  const caller = new GatewayCaller(transport, fixedToken(token), reports, log, delay);
  return { transport, reports, log, waits, caller };
}

test('[GAT-08] a safe call is sent again once, after a short wait, when there was no answer', async () => {
  const { caller, transport, waits, reports } = scene([network, three]);
  expect(await caller.call(shape())()).toEqual(right(3));
  expect([transport.calls.length, waits, reports.reported]).toEqual([2, [retryAfterMs], []]);
});

test('[GAT-08] a safe call that gets no answer twice fails, and is told of once', async () => {
  const { caller, transport, reports } = scene([network]);
  expect(await caller.call(shape())()).toEqual(left({ kind: 'network' }));
  expect(transport.calls).toHaveLength(2);
  expect(reports.reported).toEqual([{ failure: { kind: 'network' }, handledByCaller: false, token: 'tk' }]);
});

test('[GAT-08] a call that is not safe is sent once, whatever happens', async () => {
  const { caller, transport, waits } = scene([network, three]);
  expect(await caller.call(shape({ safe: false }))()).toEqual(left({ kind: 'network' }));
  expect([transport.calls.length, waits]).toEqual([1, []]);
});

test.each<WireAnswer>([
  { kind: 'timeout' },
  { kind: 'cancelled' },
  { kind: 'tooLarge' },
  answered({}, 502),
  answered({}, 401),
  answered({ resultCode: 500 }),
  answered({ data: {} }),
])('[GAT-08] even a safe call is not sent again after %j', async (answer) => {
  const { caller, transport } = scene([answer, three]);
  await caller.call(shape())();
  expect(transport.calls).toHaveLength(1);
});

test('[GAT-08] a call that is cancelled while it waits is not sent again', async () => {
  const leaving = new AbortController();
  const transport = new PreparedTransport([network, three]);
  const reports = new RememberedReports();
  const caller = new GatewayCaller(transport, fixedToken(null), reports, new RememberedLog(), () => {
    leaving.abort();
    return Promise.resolve();
  });
  expect(await caller.call(shape(), { signal: leaving.signal })()).toEqual(left({ kind: 'cancelled' }));
  expect([transport.calls.length, reports.reported]).toEqual([1, []]);
});

test('[GAT-06][SES-07] a failure is told with the token that the call carried, and who answers for it', async () => {
  const { caller, reports } = scene([answered({ resultCode: 401 })], 'early-token');
  await caller.call(shape({ handledByCaller: true }))();
  expect(reports.reported).toEqual([
    {
      failure: { kind: 'unauthenticated', message: '认证失败，无法访问系统资源' },
      handledByCaller: true,
      token: 'early-token',
    },
  ]);
});

test('[LOG-13] a cancelled call is told to nobody', async () => {
  const { caller, reports } = scene([{ kind: 'cancelled' }]);
  expect(await caller.call(shape())()).toEqual(left({ kind: 'cancelled' }));
  expect(reports.reported).toEqual([]);
});

test('[GAT-09][GAT-12] an answer that does not fit is logged by its path and field, without what it said', async () => {
  const { caller, log, reports } = scene([answered({ data: { num: 'secret' } })]);
  expect(await caller.call(shape())()).toEqual(left({ kind: 'malformed', field: 'data.num' }));
  expect(log.lines).toEqual(['malformed answer: /webapp/message!seeListNum.action: data.num']);
  expect(reports.reported).toHaveLength(1);
});

test('[GAT-09] a reading that refuses is a failure like any other', async () => {
  const { caller, reports } = scene([three]);
  const refused = { kind: 'refused', code: 200, message: 'x' } as const;
  expect(await caller.call(shape({ read: () => left(refused) }))()).toEqual(left(refused));
  expect(reports.reported.map(({ failure }) => failure)).toEqual([refused]);
});

test('[GAT-02] each call carries the token of its own moment, its parameters and its signal', async () => {
  const { caller, transport } = scene([three], null);
  const { signal } = new AbortController();
  await caller.call(shape({ params: { id: '1' } }), { signal })();
  expect(transport.calls).toEqual([
    { method: 'GET', path: '/webapp/message!seeListNum.action', params: { id: '1' }, token: null, signal },
  ]);
});

test('[GAT-01] nothing is sent before the call is run', () => {
  const { caller, transport } = scene([three]);
  caller.call(shape());
  expect(transport.calls).toEqual([]);
});
