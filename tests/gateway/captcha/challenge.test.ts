import * as fc from 'fast-check';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { fits } from '../../../gateway/src/captcha/challenge-rules';
import { propertyRuns } from '../../support/property';
import { captchaRig } from './captcha-rig';

test('[CAP-01] the right place, reached as a hand reaches it, gives a ticket with its random string', async () => {
  const rig = captchaRig();
  const { id, answer: x } = await rig.open();
  const { status, body } = await rig.verify({ id, x });
  expect(status).toBe(200);
  expect(body).toEqual({ outcome: 'passed', ticket: 't1', randstr: rig.tickets[0]?.randstr });
  expect(rig.tickets).toMatchObject([{ appid: 'hupo-web', ip: '10.0.0.1' }]);
  expect(rig.tickets[0]?.randstr).toMatch(/^@[\w-]{12}$/);
});

test('[SEC-05] what the page is given names its sizes, its way and its pictures, and the answer is not among it', async () => {
  const rig = captchaRig();
  const issued = (await (await rig.post('/challenge', rig.opening)).json()) as Record<string, unknown>;
  const { background, piece, id, path, ...rest } = issued;
  expect(rest).toEqual({ outcome: 'issued', width: 358, height: 180, pieceWidth: 52, waitMs: 0 });
  expect(path).toHaveLength(358 - 52 + 1);
  expect(id).toMatch(/^[\w-]{24}$/);
  for (const png of [background, piece]) {
    const chunks = Buffer.from(String(png), 'base64').toString('latin1');
    expect(chunks).not.toMatch(/tEXt|iTXt|zTXt/);
    expect(() => PNG.sync.read(Buffer.from(String(png), 'base64'))).not.toThrow();
  }
});

test('[SEC-05] another gap than the right one burns the picture at once: nobody tries one gap after another', async () => {
  const rig = captchaRig();
  const { id, answer } = await rig.open();
  expect((await rig.verify({ id, x: answer + 13 })).body).toEqual({ outcome: 'burnt' });
  expect((await rig.verify({ id, x: answer })).body).toEqual({ outcome: 'burnt' });
  expect(rig.tickets).toEqual([]);
});

test('[SEC-05] the right place counts as missed where no hand, key or tap can have brought the piece', async () => {
  const rig = captchaRig();
  const { id, answer: x } = await rig.open();
  const jump = { by: 'drag', points: [[700, x]] };
  expect((await rig.verify({ id, x, way: jump })).body).toEqual({ outcome: 'missed' });
  expect((await rig.verify({ id, x })).body).toMatchObject({ outcome: 'passed' });
});

test('[SEC-05] an address that leaves challenges unsolved waits longer and longer; solved ones cost nothing', async () => {
  const rig = captchaRig();
  const waits: number[] = [];
  for (let count = 0; count < 82; count += 1) {
    if (count % 20 === 0) rig.clock.move(60_000);
    const issued = (await (await rig.post('/challenge', rig.opening)).json()) as { waitMs: number };
    waits.push(issued.waitMs);
  }
  expect([waits[0], waits[19], waits[20], waits[40], waits[80]]).toEqual([0, 0, 2_000, 5_000, 15_000]);
  const other = captchaRig();
  for (let count = 0; count < 30; count += 1) {
    if (count % 20 === 0) other.clock.move(60_000);
    const { id, answer: x, issuedAt, opensAt } = await other.open();
    expect(opensAt).toBe(issuedAt);
    expect((await other.verify({ id, x })).body).toMatchObject({ outcome: 'passed' });
  }
});

test('[SEC-05] an answer before the wait is over burns the challenge', async () => {
  const rig = captchaRig();
  for (let count = 0; count < 20; count += 1) await rig.post('/challenge', rig.opening);
  const { id, answer: x } = await rig.open();
  expect((await rig.verify({ id, x })).body).toEqual({ outcome: 'burnt' });
  const next = await rig.open();
  rig.clock.move(500);
  expect((await rig.verify({ id: next.id, x: next.answer })).body).toMatchObject({ outcome: 'passed' });
});

test('[CAP-01] right is within 4 px, and not a pixel more', () => {
  const place = fc.integer({ min: 0, max: 296 });
  fc.assert(
    fc.property(place, place, (given, answer) => {
      expect(fits(given, answer)).toBe(Math.abs(given - answer) <= 4);
    }),
    { numRuns: propertyRuns },
  );
});

test.each([-4, 4])('[CAP-01] %i px beside the gap passes', async (beside) => {
  const rig = captchaRig();
  const { id, answer } = await rig.open();
  expect((await rig.verify({ id, x: answer + beside })).body).toMatchObject({ outcome: 'passed' });
});

test('[SEC-05] the third miss burns the challenge: even the right answer is late', async () => {
  const rig = captchaRig();
  const { id, answer } = await rig.open();
  const wrong = { id, x: answer + 5 };
  expect((await rig.verify(wrong)).body).toEqual({ outcome: 'missed' });
  expect((await rig.verify(wrong)).body).toEqual({ outcome: 'missed' });
  expect((await rig.verify(wrong)).body).toEqual({ outcome: 'burnt' });
  expect((await rig.verify({ id, x: answer })).body).toEqual({ outcome: 'burnt' });
  expect(rig.tickets).toEqual([]);
});

test('[CAP-01] the third attempt may still be the right one', async () => {
  const rig = captchaRig();
  const { id, answer } = await rig.open();
  await rig.verify({ id, x: answer + 5 });
  await rig.verify({ id, x: answer - 12 });
  expect((await rig.verify({ id, x: answer })).body).toMatchObject({ outcome: 'passed' });
});

test('[SEC-05] a challenge gives one ticket, however many right answers come at once', async () => {
  const rig = captchaRig();
  const { id, answer } = await rig.open();
  const judged = await Promise.all([1, 2, 3].map(() => rig.verify({ id, x: answer })));
  expect(judged.map(({ body }) => body.outcome).sort()).toEqual(['burnt', 'burnt', 'passed']);
  expect(rig.tickets).toHaveLength(1);
});

test('[SEC-05] a challenge can be answered until two minutes are over', async () => {
  const rig = captchaRig();
  const [kept, late] = [await rig.open(), await rig.open()];
  rig.clock.move(2 * 60_000 - 3_001);
  expect((await rig.verify({ id: kept.id, x: kept.answer })).body).toMatchObject({ outcome: 'passed' });
  rig.clock.move(1_501);
  expect((await rig.verify({ id: late.id, x: late.answer })).body).toEqual({ outcome: 'burnt' });
});

test('[SEC-05] a challenge is of one frame and one application, and unknown ones are burnt', async () => {
  const rig = captchaRig();
  const { id, answer } = await rig.open();
  const strangers = [{ sid: 'sid-2' }, { appid: 'other' }, { id: 'unknown' }];
  for (const stranger of strangers) {
    expect((await rig.verify({ id, x: answer, ...stranger })).body).toEqual({ outcome: 'burnt' });
  }
  expect((await rig.verify({ id, x: answer })).body).toMatchObject({ outcome: 'passed' });
});

test('[SEC-05] an address gets 30 challenges a minute, and another address is not touched by it', async () => {
  const rig = captchaRig();
  const ask = (ip: string) => rig.post('/challenge', rig.opening, ip);
  for (let count = 0; count < 30; count += 1) expect((await ask('10.0.0.1')).status).toBe(200);
  rig.clock.move(20_000);
  const refused = await ask('10.0.0.1');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('40');
  expect(await refused.json()).toEqual({ outcome: 'tooFrequent', retryAfterMs: 40_000 });
  expect((await ask('10.0.0.2')).status).toBe(200);
  rig.clock.move(40_000);
  expect((await ask('10.0.0.1')).status).toBe(200);
});

test('[SEC-05] an address may answer 90 times a minute', async () => {
  const rig = captchaRig();
  for (let count = 0; count < 90; count += 1) await rig.verify({ id: 'unknown', x: 1 });
  expect((await rig.verify({ id: 'unknown', x: 1 })).status).toBe(429);
  rig.clock.move(60_000);
  expect((await rig.verify({ id: 'unknown', x: 1 })).status).toBe(200);
});

const json = 'application/json';
const placed = { appid: 'hupo-web', sid: 's', id: 'i', x: 1, way: { by: 'tap', points: [[900, 1]] } };
const longWay = Array.from({ length: 65 }, (_, at) => [at, 1]);
const unreadable: readonly (readonly [what: string, path: string, data: unknown, type: string])[] = [
  ['no JSON', '/verify', 'x=1', json],
  ['JSON that is not said to be JSON', '/challenge', '{"appid":"hupo-web","sid":"s"}', 'text/plain'],
  ['no frame session', '/challenge', { appid: 'hupo-web' }, json],
  ['a frame session that is no id', '/challenge', { appid: 'hupo-web', sid: 'a b' }, json],
  ['a place that is no number', '/verify', { ...placed, x: '12' }, json],
  [
    'a place beyond all numbers',
    '/verify',
    '{"appid":"hupo-web","sid":"s","id":"i","x":1e999,"way":{"by":"tap","points":[[1,1]]}}',
    json,
  ],
  ['a place without its way', '/verify', { appid: 'hupo-web', sid: 's', id: 'i', x: 12 }, json],
  ['a way by magic', '/verify', { ...placed, way: { by: 'magic', points: [] } }, json],
  ['a way of a thousand places', '/verify', { ...placed, way: { by: 'keys', points: longWay } }, json],
  ['digits that are no text', '/verify', { appid: 'hupo-web', sid: 's', id: 'i', digits: 1234 }, json],
  ['an endless challenge id', '/verify', { ...placed, id: 'i'.repeat(65) }, json],
];

test.each(unreadable)('[SEC-05] %s is refused', async (_, path, data, type) => {
  expect((await captchaRig().post(path, data, '10.0.0.1', type)).status).toBe(400);
});

test('[SEC-05] a request beyond 4 KiB is refused', async () => {
  expect((await captchaRig().post('/challenge', 'x'.repeat(4_097))).status).toBe(413);
});

test('[CAP-02] no challenge is drawn for an unknown application', async () => {
  const rig = captchaRig();
  expect((await rig.post('/challenge', { appid: 'other', sid: 's' })).status).toBe(404);
  expect(rig.challenges.issued).toEqual([]);
});
