import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  codeAt,
  gateCaller,
  resultsOf,
  scanOf,
  startGateGateway,
  ticketDevice,
} from '../../support/gateway/gate-rig';
import type { TestGateway } from '../../support/gateway/test-gateway';

let gateway: TestGateway;
let calls: ReturnType<typeof gateCaller>;
const now = (): number => gateway.clock.now();
const phone = ticketDevice();
const other = ticketDevice();

beforeAll(async () => {
  gateway = await startGateGateway([
    ...Array.from({ length: 10 }, (_, place) => ({ number: `HP-${100 + place}`, holder: 'u1' })),
    { number: 'HP-201', holder: 'u1', state: 'refunded' },
  ]);
  calls = gateCaller(gateway);
  await gateway.inside.desk.gates.nameStaff('conf-1', '13800000002');
});
afterAll(() => gateway.close());

const key = (number: string, device = phone, replaces = 1) =>
  calls.register('u1', number, device.publicKey, replaces);
const letIn = (sequence: number, subject: string, at: number, gate: string, by: 'code' | 'number' = 'code') =>
  scanOf(at, { sequence, subject, gate, by, decision: 'admitted' });
const sent = async (device: string, ...scans: Parameters<typeof calls.scan>[1]) =>
  resultsOf(await calls.scan('u2', scans, { device }));
const counted = async (): Promise<number> => {
  const shown = await gateway.inside.desk.gates.show('conf-1');
  return Number(/已签到 (\d+) 人/.exec('right' in shown ? shown.right : '')?.[1] ?? 0);
};
const admission = async (number: string) => {
  const { tickets } = (await calls.list('u2')).data as {
    tickets: { number: string; admissions: unknown[] }[];
  };
  return tickets.find((ticket) => ticket.number === number)?.admissions;
};

test('[MKT-22] of two gates without network that both let in, the earlier one counts, whichever comes first', async () => {
  await key('HP-100');
  const at = now();
  const before = await counted();
  gateway.clock.move(3_600_000);
  const late = letIn(1, codeAt(phone, 'HP-100', 2, at + 20_000), at + 20_000, '2 号门');
  const early = letIn(1, codeAt(phone, 'HP-100', 2, at), at, '1 号门');
  expect(await sent('b', late)).toMatchObject([{ outcome: 'admitted', fault: null }]);
  expect(await sent('a', early)).toMatchObject([{ outcome: 'admitted', fault: null }]);
  expect(await sent('b', late)).toMatchObject([
    { outcome: 'repeated', known: '1', first: { at, gate: '1 号门' } },
  ]);
  expect(await admission('HP-100')).toEqual([{ entry: 'main', at, gate: '1 号门' }]);
  expect(await counted()).toBe(before + 1);
});

test('[MKT-22] a later admission is answered with the first one, and an online one counts before it', async () => {
  const at = now();
  expect(await sent('a', scanOf(at, { sequence: 10, subject: 'HP-101', by: 'number' }))).toMatchObject([
    { outcome: 'admitted' },
  ]);
  gateway.clock.move(600_000);
  expect(await sent('c', letIn(1, 'HP-101', at + 300_000, '3 号门', 'number'))).toMatchObject([
    { outcome: 'repeated', first: { at, gate: '1 号门' } },
  ]);
});

test('[MKT-22] a refunded ticket that was let in without network counts, with what spoke against it', async () => {
  const before = await counted();
  expect(await sent('d', letIn(1, 'HP-201', now(), '3 号门', 'number'))).toMatchObject([
    { outcome: 'admitted', fault: 'refunded' },
  ]);
  expect(await counted()).toBe(before + 1);
  const { list } = (await calls.tickets('u1')).data as { list: { number: string; standing: string }[] };
  expect(list.find(({ number }) => number === 'HP-201')?.standing).toBe('refunded');
});

test('[MKT-22] a code of an earlier key that was let in without network is genuine, and says so', async () => {
  await key('HP-102');
  const at = now();
  gateway.clock.move(60_000);
  await key('HP-102', other, 2);
  expect(await sent('e', letIn(1, codeAt(phone, 'HP-102', 2, at), at, '1 号门'))).toMatchObject([
    { outcome: 'admitted', fault: 'oldKey' },
  ]);
});

test('[MKT-22] a forged admission is kept and admits no one', async () => {
  await key('HP-103');
  const before = await counted();
  expect(
    await sent(
      'f',
      letIn(1, codeAt(other, 'HP-103', 2, now()), now(), '1 号门'),
      letIn(2, 'HP-103 forged', now(), '1 号门'),
      letIn(3, codeAt(phone, 'HP-103', 3, now()), now(), '1 号门'),
      letIn(4, codeAt(phone, 'HP-103', 2, now(), 'conf-2'), now(), '1 号门'),
      letIn(5, 'HP-999', now(), '1 号门', 'number'),
    ),
  ).toMatchObject([
    { outcome: 'refused', fault: 'forged' },
    { outcome: 'refused', fault: 'malformed' },
    { outcome: 'refused', fault: 'forged' },
    { outcome: 'refused', fault: 'otherConference' },
    { outcome: 'refused', fault: 'unknownTicket' },
  ]);
  expect(await counted()).toBe(before);
});

test('[MKT-22] a refusal without network is kept with its reason', async () => {
  const refused = scanOf(now(), { sequence: 1, subject: 'x', decision: 'refused', fault: 'otherGate' });
  expect(await sent('g', refused)).toMatchObject([{ outcome: 'refused', fault: 'otherGate' }]);
});

test('[MKT-22] a question that comes ten minutes late, or from a wrong clock, admits no one', async () => {
  const before = await counted();
  for (const [sequence, by] of [
    [1, -600_000],
    [2, 600_000],
  ] as const)
    expect(await sent('h', scanOf(now() + by, { sequence, subject: 'HP-104', by: 'number' }))).toMatchObject([
      { outcome: 'refused', fault: 'clockWrong' },
    ]);
  expect(await counted()).toBe(before);
});

test('[MKT-22] a scanner whose clock is ahead wins no earlier moment than the server’s present', async () => {
  expect(await sent('i', letIn(1, 'HP-105', now() + 600_000, '1 号门', 'number'))).toMatchObject([
    { outcome: 'admitted' },
  ]);
  expect(await admission('HP-105')).toEqual([{ entry: 'main', at: now(), gate: '1 号门' }]);
});

test('[MKT-22] four gates that ask at once admit a ticket once', async () => {
  const gates = ['j', 'k', 'l', 'm'];
  const answers = await Promise.all(
    gates.map((device) => sent(device, scanOf(now(), { sequence: 1, subject: 'HP-106', by: 'number' }))),
  );
  expect(answers.flat().filter(({ outcome }) => outcome === 'admitted')).toHaveLength(1);
  expect(answers.flat().filter(({ outcome }) => outcome === 'repeated')).toHaveLength(3);
});
