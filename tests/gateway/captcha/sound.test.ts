import { expect, test } from 'vitest';
import { speakDigits } from '../../../gateway/src/captcha/sound/spoken-digits';
import { seededRandom } from '../../support/gateway/seeded-random';
import { captchaRig, recordedVoices } from './captcha-rig';

const spoken = (digits: string, seed: number) =>
  Buffer.from(speakDigits(digits, seededRandom(seed).bytes(16), recordedVoices));

test('[CAP-01] the recordings hold three voices that say the ten digits', () => {
  expect(recordedVoices.map((voice) => voice.length)).toEqual([10, 10, 10]);
  for (const sound of recordedVoices.flat()) {
    expect(sound.length).toBeGreaterThan(0.2 * 11_025);
    expect(Math.max(...sound)).toBeGreaterThan(0.5);
  }
});

test('[CAP-01] four digits are a sound of some seconds that every browser plays', () => {
  const wav = spoken('0719', 1);
  expect(wav.toString('latin1', 0, 4) + wav.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ');
  expect(wav.readUInt32LE(24)).toBe(11_025);
  expect(wav.readUInt32LE(40)).toBe(wav.length - 44);
  const seconds = (wav.length - 44) / 11_025;
  expect(seconds).toBeGreaterThan(3);
  expect(seconds).toBeLessThan(8);
});

test('[SEC-05] the same digits never sound the same twice', () => {
  const all = [1, 2, 3, 4].map((seed) => spoken('2580', seed).toString('base64'));
  expect(new Set(all).size).toBe(4);
  expect(spoken('2580', 1).toString('base64')).toBe(all[0]);
});

test('[CAP-01] who types the digits that are spoken gets a ticket, as for a puzzle', async () => {
  const rig = captchaRig();
  const { id, answer } = await rig.openSound();
  const digits = String(answer).padStart(4, '0');
  expect((await rig.hear({ id, digits })).body).toMatchObject({ outcome: 'passed', ticket: 't1' });
  expect((await rig.hear({ id, digits })).body).toEqual({ outcome: 'burnt' });
});

test('[VAL-01] digits are taken as people type them: with blanks, or full-width', async () => {
  const rig = captchaRig();
  const { id, answer } = await rig.openSound();
  const wide = Array.from(String(answer).padStart(4, '0'), (digit) =>
    String.fromCodePoint(0xff10 + Number(digit)),
  );
  expect((await rig.hear({ id, digits: ` ${wide.join(' ')} ` })).body).toMatchObject({ outcome: 'passed' });
});

test('[SEC-05] three wrong fours burn the sound, and neither kind answers for the other', async () => {
  const rig = captchaRig();
  const { id, answer } = await rig.openSound();
  const wrong = answer === 1 ? '0002' : '0001';
  expect((await rig.verify({ id, x: answer })).body).toEqual({ outcome: 'burnt' });
  expect((await rig.hear({ id, digits: wrong })).body).toEqual({ outcome: 'missed' });
  expect((await rig.hear({ id, digits: wrong })).body).toEqual({ outcome: 'missed' });
  expect((await rig.hear({ id, digits: wrong })).body).toEqual({ outcome: 'burnt' });
  expect((await rig.hear({ id, digits: String(answer).padStart(4, '0') })).body).toEqual({
    outcome: 'burnt',
  });
  const picture = await rig.open();
  expect((await rig.hear({ id: picture.id, digits: String(picture.answer) })).body).toEqual({
    outcome: 'burnt',
  });
});

test('[SEC-05] an address hears eight a minute; what the page is given holds no digits', async () => {
  const rig = captchaRig();
  const issued = (await (await rig.post('/sound', rig.opening)).json()) as Record<string, unknown>;
  expect(Object.keys(issued).sort()).toEqual(['id', 'outcome', 'sound', 'waitMs']);
  for (let count = 1; count < 8; count += 1) expect((await rig.post('/sound', rig.opening)).status).toBe(200);
  expect((await rig.post('/sound', rig.opening)).status).toBe(429);
  expect((await rig.post('/challenge', rig.opening)).status).toBe(200);
});
