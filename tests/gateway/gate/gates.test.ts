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

const one = ticketDevice();
const two = ticketDevice();

beforeAll(async () => {
  const holders = Array.from({ length: 30 }, (_, place) => ({ number: `HP-${100 + place}`, holder: 'u1' }));
  gateway = await startGateGateway([
    ...holders,
    { number: 'HP-200', holder: 'u1', state: 'transferred' },
    { number: 'HP-201', holder: 'u1', state: 'refunded' },
    { number: 'HP-202', holder: 'u1', state: 'toPay' },
    { number: 'HP-203', holder: 'u1', conf: 'conf-2' },
    { number: 'HP-204', holder: 'u2' },
  ]);
  calls = gateCaller(gateway);
  await gateway.inside.desk.gates.nameStaff('conf-1', '13800000002');
});
afterAll(() => gateway.close());

let sequence = 0;
const scanned = async (
  change: Partial<Parameters<typeof scanOf>[1]> & { readonly subject: string },
  device = 'gate-a',
) => {
  sequence += 1;
  const [result] = resultsOf(await calls.scan('u2', [scanOf(now(), { sequence, ...change })], { device }));
  return result;
};
/** Registers a new device for a ticket, and returns the version of its key. */
const registered = async (number: string, replaces = 1, device = one): Promise<number> => {
  expect(await calls.register('u1', number, device.publicKey, replaces)).toMatchObject({ code: 200 });
  return replaces + 1;
};

test('[MKT-22] a member sees own tickets alone, those that let in first', async () => {
  const answered = await calls.tickets('u1');
  const { list } = answered.data as { list: { number: string; standing: string }[] };
  expect(list).toHaveLength(34);
  expect(list.at(-1)?.standing).not.toBe('valid');
  expect(list.map(({ number }) => number)).not.toContain('HP-204');
  expect(list[0]).toMatchObject({ number: 'HP-100', keyVersion: 1, publicKey: null, conf: { id: 'conf-1' } });
});

test('[MKT-22] a code of the registered key lets in once; the second scan shows time and gate', async () => {
  const version = await registered('HP-100');
  const subject = codeAt(one, 'HP-100', version, now());
  expect(await scanned({ subject })).toMatchObject({ outcome: 'admitted', fault: null, first: null });
  const at = now();
  gateway.clock.move(5_000);
  expect(await scanned({ subject, gate: '2 号门' }, 'gate-b')).toMatchObject({
    outcome: 'repeated',
    first: { at, gate: '1 号门' },
    ticket: { number: 'HP-100', attendee: '来宾HP-100' },
  });
  expect(await scanned({ subject, entry: 'dinner' })).toMatchObject({ outcome: 'admitted' });
  const { list } = (await calls.tickets('u1')).data as {
    list: { number: string; checkedInAt: number | null }[];
  };
  expect(list.find(({ number }) => number === 'HP-100')?.checkedInAt).toBe(at);
});

test('[MKT-22] the same scan sent again is answered as before and counted once', async () => {
  const version = await registered('HP-101');
  const scan = scanOf(now(), { sequence: 1, subject: codeAt(one, 'HP-101', version, now()) });
  const first = resultsOf(await calls.scan('u2', [scan], { device: 'gate-c' }));
  gateway.clock.move(3_600_000);
  const again = resultsOf(await calls.scan('u2', [scan, scan], { device: 'gate-c' }));
  expect(first).toMatchObject([{ outcome: 'admitted', known: '0' }]);
  expect(again).toMatchObject([
    { outcome: 'admitted', known: '1' },
    { outcome: 'admitted', known: '1' },
  ]);
  const other = { ...scan, nonce: 'other' };
  expect(resultsOf(await calls.scan('u2', [other], { device: 'gate-c' }))).toMatchObject([
    { outcome: 'refused', fault: 'sequenceReused' },
  ]);
});

test('[MKT-22] every bad code is refused with its own reason, and kept', async () => {
  const before = await gateway.inside.desk.gates.show('conf-1');
  const version = await registered('HP-102');
  const good = codeAt(one, 'HP-102', version, now());
  const wrong: readonly (readonly [string, string])[] = [
    ['不是票码', 'malformed'],
    [codeAt(one, 'HP-203', 1, now(), 'conf-2'), 'otherConference'],
    [codeAt(one, 'HP-203', 1, now()), 'unknownTicket'],
    [codeAt(two, 'HP-102', version, now()), 'forged'],
    [codeAt(one, 'HP-102', version + 1, now()), 'forged'],
    [codeAt(one, 'HP-102', version - 1, now()), 'oldKey'],
    // Not the last sign: some of its bits carry nothing.
    [`${good.slice(0, -3)}${good.at(-3) === 'A' ? 'B' : 'A'}${good.slice(-2)}`, 'forged'],
    [codeAt(one, 'HP-102', version, now() - 600_000), 'late'],
    [codeAt(one, 'HP-102', version, now() + 600_000), 'early'],
  ];
  for (const [subject, fault] of wrong)
    expect(await scanned({ subject }), subject).toMatchObject({ outcome: 'refused', fault, first: null });
  expect((await scanned({ subject: codeAt(one, 'HP-102', version, now() - 600_000) }))?.skew).toBe(-600_000);
  const after = await gateway.inside.desk.gates.show('conf-1');
  const refused = (line: typeof before) =>
    Number(/(\d+) 次未放行/.exec('right' in line ? line.right : '')?.[1]);
  expect(refused(after) - refused(before)).toBe(wrong.length + 1);
  expect(await scanned({ subject: good })).toMatchObject({ outcome: 'admitted' });
});

test('[MKT-22] a code that is shown again after its window is refused', async () => {
  const version = await registered('HP-103');
  const subject = codeAt(one, 'HP-103', version, now());
  gateway.clock.move(90_000);
  expect(await scanned({ subject })).toMatchObject({ outcome: 'refused', fault: 'late' });
});

test.each([
  ['HP-200', 'transferred'],
  ['HP-201', 'refunded'],
  ['HP-202', 'pending'],
  ['HP-203', 'unknownTicket'],
  ['HP-999', 'unknownTicket'],
])('[MKT-22] the typed number %s admits no one: %s', async (subject, fault) => {
  expect(await scanned({ subject, by: 'number' })).toMatchObject({ outcome: 'refused', fault });
});

test('[MKT-22] a typed number is found without hyphens and in small letters', async () => {
  expect(await scanned({ subject: ' hp 104', by: 'number' })).toMatchObject({ outcome: 'admitted' });
});

test('[MKT-22] of two devices with one ticket the one that registered last shows the valid code', async () => {
  const first = await registered('HP-105');
  expect(await calls.register('u1', 'HP-105', one.publicKey, 1)).toMatchObject({ code: 200 });
  expect(await calls.register('u1', 'HP-105', two.publicKey, 1)).toMatchObject({ code: 409 });
  const second = await registered('HP-105', first, two);
  expect(await scanned({ subject: codeAt(one, 'HP-105', first, now()) })).toMatchObject({
    outcome: 'refused',
    fault: 'oldKey',
  });
  expect(await scanned({ subject: codeAt(two, 'HP-105', second, now()) })).toMatchObject({
    outcome: 'admitted',
  });
});

test.each([
  ['a key that is none', 'HP-106', 'B', '1', 400],
  ['a point that is not on the curve', 'HP-106', `B${'A'.repeat(86)}`, '1', 400],
  ['a ticket of another member', 'HP-204', one.publicKey, '1', 404],
  ['an unknown ticket', 'HP-x', one.publicKey, '1', 404],
  ['a ticket that was transferred', 'HP-200', one.publicKey, '1', 409],
  ['a ticket that was refunded', 'HP-201', one.publicKey, '1', 409],
  ['a version that is not the present one', 'HP-106', one.publicKey, '7', 409],
  ['a version that is no number', 'HP-106', one.publicKey, 'x', 409],
])('[MKT-22] no key is registered for %s', async (_, number, publicKey, replaces, code) => {
  expect(await calls.register('u1', number, publicKey, replaces)).toMatchObject({ code });
});

test('[MKT-22][SEC-05] the gate is open to its staff alone', async () => {
  for (const member of ['u1', 'u3']) {
    expect(await calls.list(member)).toMatchObject({ code: 404 });
    expect(await calls.scan(member, [scanOf(now(), { sequence: 1, subject: 'x' })])).toMatchObject({
      code: 404,
    });
  }
  expect(await calls.list('u2', 'conf-2')).toMatchObject({ code: 404 });
  expect(await calls.list('u2', 'conf-9')).toMatchObject({ code: 404 });
  expect(await gateway.inside.desk.gates.nameStaff('conf-9', '13800000002')).toMatchObject({ _tag: 'Left' });
  await gateway.inside.desk.gates.nameStaff('conf-1', '13800000003');
  expect(await calls.list('u3')).toMatchObject({ code: 200 });
  await gateway.inside.desk.gates.dismissStaff('conf-1', '13800000003');
  expect(await calls.list('u3')).toMatchObject({ code: 404 });
});

test('[MKT-22] the list of a gate has every ticket with its key and no whole phone', async () => {
  await gateway.inside.desk.gates.setPoint('conf-1', '1 号门', 'HP-100', 'HP-115');
  const { data, raw } = await calls.list('u2');
  const list = data as { tickets: { number: string }[]; entries: unknown; points: unknown };
  expect(list.tickets).toHaveLength(34);
  expect(list).toMatchObject({
    conf: { id: 'conf-1' },
    at: now(),
    entries: [{ id: 'main', title: '入场' }],
    points: [{ name: '1 号门', first: 'HP-100', last: 'HP-115' }],
  });
  expect(list.tickets.find(({ number }) => number === 'HP-105')).toMatchObject({
    keyVersion: 3,
    publicKey: two.publicKey,
    standing: 'valid',
    admissions: [{ entry: 'main', gate: '1 号门' }],
  });
  expect(raw).not.toMatch(/1390000\d{4}/);
});

test.each([
  ['no scan', []],
  [
    'a scan without a subject',
    [{ sequence: 1, nonce: 'n', at: 1, entry: 'main', gate: '', by: 'code', decision: 'asked' }],
  ],
  ['a scan numbered 0', [scanOf(1, { sequence: 0, subject: 'x' })]],
  ['a subject that is too long', [scanOf(1, { sequence: 1, subject: 'x'.repeat(301) })]],
  ['a control character', [scanOf(1, { sequence: 1, subject: 'x\u0000' })]],
  ['201 scans', Array.from({ length: 201 }, (_, place) => scanOf(1, { sequence: place + 1, subject: 'x' }))],
])('[SEC-05] %s is refused whole', async (_, scans) => {
  expect(await calls.scan('u2', scans)).toMatchObject({ code: 400 });
});
