import type { CaptchaChallenge, CaptchaChallenges } from '../../../gateway/src/ports/captcha-challenges';
import type { Clock } from '../../../gateway/src/ports/clock';

/** Challenges in memory, for tests of what stands on them; `issued` shows what the server knows. */
export const memoryCaptchaChallenges = (
  clock: Clock,
): CaptchaChallenges & { readonly issued: CaptchaChallenge[] } => {
  const issued: CaptchaChallenge[] = [];
  const attempts = new Map<string, number>();
  const solved = new Set<string>();
  return {
    issued,
    issue: (challenge) => {
      issued.push(challenge);
      return Promise.resolve();
    },
    attempt: ({ id, appid, sid }, most) => {
      const known = issued.find((one) => one.id === id && one.appid === appid && one.sid === sid);
      const number = (attempts.get(id) ?? 0) + 1;
      const open = known !== undefined && !solved.has(id) && number <= most && known.expiresAt > clock.now();
      if (!open) return Promise.resolve(null);
      attempts.set(id, number);
      return Promise.resolve({ answer: known.answer, number });
    },
    solve: (id) => {
      const first = !solved.has(id);
      solved.add(id);
      return Promise.resolve(first);
    },
  };
};
