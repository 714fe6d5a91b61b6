import type { Limit, Limits } from '../../../gateway/src/ports/limits';
import type { TicketRequest } from '../../../gateway/src/ports/ticket-store';
import { createCaptchaService } from '../../../gateway/src/captcha/captcha-service';
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
    giveBack: () => Promise.resolve(),
    clear: () => Promise.resolve(),
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
  /** Opens a challenge and answers with what only the server knows of it. */
  const open = async (ip?: string) => {
    await post('/challenge', opening, ip);
    const known = challenges.issued.at(-1);
    if (known === undefined) throw new Error('no challenge was issued');
    return known;
  };
  const verify = async (given: { id: string; x: number; sid?: string; appid?: string }, ip?: string) => {
    const response = await post('/verify', { ...opening, ...given }, ip);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  return { clock, challenges, tickets, get, post, open, verify, opening };
};
