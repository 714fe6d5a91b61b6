import type { Limit, Limits } from '../../../gateway/src/ports/limits';
import type { TicketRequest } from '../../../gateway/src/ports/ticket-store';
import { readFileSync } from 'node:fs';
import { createCaptchaService } from '../../../gateway/src/captcha/captcha-service';
import { drawPuzzle, type PuzzlePicture } from '../../../gateway/src/captcha/picture/puzzle-picture';
import { speakDigits } from '../../../gateway/src/captcha/sound/spoken-digits';
import { readVoices } from '../../../gateway/src/captcha/sound/voices';
import type { Studio } from '../../../gateway/src/captcha/studio/studio';
import { locations } from '../../../gateway/src/main/locations';
import { humanWay } from '../../support/human-way';
import { memoryCaptchaChallenges } from '../../support/gateway/memory-captcha-challenges';
import { movedClock, type MovedClock } from '../../support/gateway/moved-clock';
import { seededRandom } from '../../support/gateway/seeded-random';

/** Counts in memory by the test's clock. */
const memoryLimits = (clock: MovedClock): Limits => {
  const counts = new Map<string, { count: number; endsAt: number }>();
  return {
    take: (key: string, { max, windowMs }: Limit) => {
      const known = counts.get(key);
      const running = known !== undefined && known.endsAt > clock.now();
      const { count, endsAt } = running ? known : { count: 0, endsAt: clock.now() + windowMs };
      counts.set(key, { count: count + 1, endsAt });
      return Promise.resolve(count < max ? { allowed: true } : { allowed: false, retryAt: endsAt });
    },
    giveBack: (key) => {
      const known = counts.get(key);
      if (known !== undefined) known.count -= 1;
      return Promise.resolve();
    },
    clear: () => Promise.resolve(),
  };
};

/** The recordings as they are delivered. */
export const recordedVoices = readVoices(readFileSync(locations.digitRecordings));

/** The studio without its thread, which draws once and then shows the same picture. */
const studioInPlace = (): Studio => {
  let drawn: PuzzlePicture | null = null;
  return {
    draw: (layout, seed) => Promise.resolve((drawn ??= drawPuzzle(layout, seed))),
    speak: (digits, seed) => Promise.resolve(speakDigits(digits, seed, recordedVoices)),
  };
};

export const appOrigin = 'https://app.example';
const service = 'https://captcha.example';

/** The captcha service by itself, with its challenges and tickets in sight. */
export const captchaRig = (seed = 1) => {
  const clock = movedClock();
  const challenges = memoryCaptchaChallenges(clock);
  const tickets: TicketRequest[] = [];
  const { answer } = createCaptchaService({
    clock,
    random: seededRandom(seed),
    limits: memoryLimits(clock),
    challenges,
    studio: studioInPlace(),
    tickets: {
      issue: (request) => Promise.resolve(`t${String(tickets.push(request))}`),
      redeem: () => Promise.resolve('unknown'),
    },
    files: (name) => Promise.resolve(`/* ${name} */`),
    appid: 'hupo-web',
    embedderOf: (host) => (host === 'captcha.example' ? appOrigin : 'https://elsewhere.example'),
  });
  const get = (path: string, headers: Record<string, string> = {}, ip = '10.0.0.1') =>
    answer(new Request(`${service}${path}`, { headers }), { ip });
  const post = (path: string, data: unknown, ip = '10.0.0.1', type = 'application/json') =>
    answer(
      new Request(`${service}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': type },
        body: typeof data === 'string' ? data : JSON.stringify(data),
      }),
      { ip },
    );
  const opening = { appid: 'hupo-web', sid: 'sid-1' };
  /** Opens a challenge, lets a second go by, and answers with what only the server knows of it. */
  const openAt = async (path: '/challenge' | '/sound', ip?: string) => {
    await post(path, opening, ip);
    const known = challenges.issued.at(-1);
    if (known === undefined) throw new Error('no challenge was issued');
    clock.move(1_500);
    return known;
  };
  const open = (ip?: string) => openAt('/challenge', ip);
  const openSound = (ip?: string) => openAt('/sound', ip);
  const hand = async (data: object, ip?: string) => {
    const response = await post('/verify', { ...opening, ...data }, ip);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  /** Hands a place in, brought there as by a hand. */
  const verify = (
    given: { id: string; x: number; sid?: string; appid?: string; way?: object },
    ip?: string,
  ) => hand({ way: humanWay(given.x), ...given }, ip);
  const hear = (given: { id: string; digits: string; sid?: string }, ip?: string) => hand(given, ip);
  return { clock, challenges, tickets, get, post, open, openSound, verify, hear, opening };
};
