import { expect, test } from 'vitest';
import { countedTransport } from '../../../src/adapters/gateway-http/counted-transport';
import { keptTransport } from '../../../src/adapters/gateway-http/kept-transport';
import type { WireAnswer, WireCall } from '../../../src/adapters/transport';
import { families } from '../../../contract/families';
import type { KeptAnswer, KeptAnswers } from '../../../src/ports/kept-answers';
import { answered, PreparedTransport } from '../../support/fakes/gateway-needs';

const callOf = (
  { path, method }: { readonly path: string; readonly method: 'GET' | 'POST' },
  params: Readonly<Record<string, string>> = {},
): WireCall => ({ method, path, params, token: 'tk', signal: undefined });

const list = callOf(families.sale.list);

const opened = (
  answer: WireAnswer,
  state: { isOn?: boolean; isOffline?: boolean; kept?: KeptAnswer } = {},
) => {
  const kept: string[] = [];
  const reported: (number | null)[] = [];
  const answers: KeptAnswers = {
    keep: (call, _, body) => Promise.resolve(void kept.push(`${call.path} ${body}`)),
    find: () => Promise.resolve(state.kept ?? null),
    keepPage: () => Promise.resolve(),
    pages: () => Promise.resolve(new Map()),
    renewed: () => Promise.resolve(),
  };
  const transport = keptTransport(new PreparedTransport([answer]), {
    answers,
    isOn: () => state.isOn ?? true,
    isOffline: () => state.isOffline ?? false,
    report: (at) => void reported.push(at),
  });
  return { transport, kept, reported };
};

const stored = { body: '{"resultCode":200,"data":"earlier"}', at: 7 };

test('[LAY-18] an answer that says it was done is kept', async () => {
  const { transport, kept, reported } = opened(answered({ resultCode: 200 }));
  await transport.send(list);
  expect(kept).toEqual([`${list.path} {"resultCode":200}`]);
  expect(reported).toEqual([null]);
});

test.each([
  ['a refusal', answered({ resultCode: 403 })],
  ['the end of the session', answered({ resultCode: 401 })],
  ['an error of the server', answered({ resultCode: 200 }, 502)],
])('[SEC-04] %s is not kept', async (_, answer) => {
  const { transport, kept } = opened(answer);
  expect(await transport.send(list)).toEqual(answer);
  expect(kept).toEqual([]);
});

test('[LAY-18] without network the kept answer is given, and its time is reported', async () => {
  const { transport, reported } = opened({ kind: 'network' }, { isOffline: true, kept: stored });
  expect(await transport.send(list)).toEqual({ kind: 'answered', status: 200, body: stored.body });
  expect(reported).toEqual([7]);
});

test('[LAY-16] while the device has a network a failure is a failure', async () => {
  const { transport } = opened({ kind: 'network' }, { isOffline: false, kept: stored });
  expect(await transport.send(list)).toEqual({ kind: 'network' });
});

test('[PRI-02][LAY-18] without a worker nothing is kept and nothing is given', async () => {
  const came = opened(answered({ resultCode: 200 }), { isOn: false });
  await came.transport.send(list);
  expect(came.kept).toEqual([]);
  const failed = opened({ kind: 'network' }, { isOn: false, isOffline: true, kept: stored });
  expect(await failed.transport.send(list)).toEqual({ kind: 'network' });
});

test.each([
  ['orders', callOf(families.order.list)],
  ['a search by words', callOf(families.sale.list, { keyword: '王芳' })],
  ['a code', callOf(families.code.forLogin)],
  ['the pay host', { ...list, straightTo: 'payHost' as const }],
])('[SEC-04] answers about %s are neither kept nor given', async (_, call) => {
  const came = opened(answered({ resultCode: 200 }));
  await came.transport.send(call);
  expect(came.kept).toEqual([]);
  const failed = opened({ kind: 'network' }, { isOffline: true, kept: stored });
  expect(await failed.transport.send(call)).toEqual({ kind: 'network' });
});

test('[LAY-18] what changes something is counted as long as it is on its way', async () => {
  const sending = { count: 0 };
  const seen: number[] = [];
  const inner = {
    send: (): Promise<WireAnswer> => {
      seen.push(sending.count);
      return Promise.resolve({ kind: 'network' });
    },
  };
  const transport = countedTransport(inner, sending);
  await transport.send(list);
  await transport.send({ ...list, method: 'POST' });
  expect([...seen, sending.count]).toEqual([0, 1, 0]);
});
