import type { CaptchaChallenge, CaptchaChallenges } from '../../../gateway/src/ports/captcha-challenges';
import type { Clock } from '../../../gateway/src/ports/clock';

/** Challenges in memory, for tests of what stands on them; `issued` shows what the server knows. */
export const memoryCaptchaChallenges = (
  clock: Clock,
): CaptchaChallenges & { readonly issued: CaptchaChallenge[] } => {
  const issued: CaptchaChallenge[] = [];
  const attempts = new Map<string, number>();
  const closed = new Set<string>();
  const isOpen = ({ id, expiresAt }: CaptchaChallenge): boolean => !closed.has(id) && expiresAt > clock.now();
  return {
    issued,
    issue: (challenge) => {
      issued.push(challenge);
      return Promise.resolve();
    },
    attempt: ({ id, appid, sid, kind }, most) => {
      const known = issued.find(
        (one) => one.id === id && one.appid === appid && one.sid === sid && one.kind === kind,
      );
      const number = (attempts.get(id) ?? 0) + 1;
      if (known === undefined || !isOpen(known) || number > most) return Promise.resolve(null);
      attempts.set(id, number);
      const { answer, issuedAt, opensAt } = known;
      return Promise.resolve({ kind, answer, issuedAt, opensAt, number });
    },
    close: (id) => {
      const first = !closed.has(id);
      closed.add(id);
      return Promise.resolve(first);
    },
    open: (sid, most) =>
      Promise.resolve(
        issued
          .filter((one) => isOpen(one) && (sid === null || one.sid === sid))
          .toReversed()
          .slice(0, most),
      ),
  };
};
