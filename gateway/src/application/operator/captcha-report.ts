import { left, right, type Either } from 'fp-ts/Either';
import { beijingTime } from '../../../../contract/values/beijing-time';
import type { CaptchaChallenge, CaptchaChallenges } from '../../ports/captcha-challenges';

/**
 * The answers of the open captchas, a line each, the newest first, for the operator alone:
 * the operator helps people on the phone who cannot solve one, and tests read the answer here that no script can see (SEC-05, OPS-06).
 * `sid` is the frame's session; null for all.
 */
export type CaptchaReport = (sid: string | null) => Promise<Either<string, string>>;

const mostLines = 20;

const answerOf = ({ kind, answer }: CaptchaChallenge): string =>
  kind === 'picture' ? `拼块右移 ${answer} 像素` : `数字 ${String(answer).padStart(4, '0')}`;

export const makeCaptchaReport =
  ({ challenges }: { readonly challenges: Pick<CaptchaChallenges, 'open'> }): CaptchaReport =>
  async (sid) => {
    const open = await challenges.open(sid, mostLines);
    if (open.length === 0) return left(sid === null ? '没有待完成的安全验证' : `没有会话 ${sid} 的安全验证`);
    return right(
      open
        .map((challenge) => [beijingTime(challenge.issuedAt), challenge.sid, answerOf(challenge)].join('  '))
        .join('\n'),
    );
  };
