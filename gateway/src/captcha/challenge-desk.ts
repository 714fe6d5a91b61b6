import type { CaptchaServiceNeeds } from '../ports/captcha-service';
import {
  challengeLifetimeMs,
  challengesPerAddress,
  answersPerAddress,
  fits,
  mostAttempts,
} from './challenge-rules';
import { pieceSize } from './picture/piece-shape';
import { chooseGap, drawPuzzle, pictureSize } from './picture/puzzle-picture';

export interface TooFrequent {
  readonly outcome: 'tooFrequent';
  readonly retryAfterMs: number;
}

/** A puzzle as the page gets it; the pictures are PNG files in base64. The answer is not among it. */
export interface IssuedPuzzle {
  readonly outcome: 'issued';
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly pieceWidth: number;
  readonly background: string;
  readonly piece: string;
}

/** 'burnt' also for a challenge that is unknown or expired: only a new one helps. */
export type Judgement =
  | { readonly outcome: 'passed'; readonly ticket: string; readonly randstr: string }
  | { readonly outcome: 'missed' | 'burnt' }
  | TooFrequent;

export interface Answer {
  readonly id: string;
  readonly appid: string;
  readonly sid: string;
  /** How far the piece was moved, in px of the picture. */
  readonly x: number;
}

type DeskNeeds = Pick<CaptchaServiceNeeds, 'clock' | 'random' | 'limits' | 'tickets' | 'challenges'>;

/** Gives out puzzles and judges their answers (SEC-05; contract of the captcha). */
export const challengeDesk = ({ clock, random, limits, tickets, challenges }: DeskNeeds) => {
  const token = (length: number): string => Buffer.from(random.bytes(length)).toString('base64url');

  const tooFrequent = async (key: string, limit: typeof answersPerAddress): Promise<TooFrequent | null> => {
    const verdict = await limits.take(key, limit);
    return verdict.allowed ? null : { outcome: 'tooFrequent', retryAfterMs: verdict.retryAt - clock.now() };
  };

  const issue = async (appid: string, sid: string, ip: string): Promise<IssuedPuzzle | TooFrequent> => {
    const refusal = await tooFrequent(`captcha:challenge:${ip}`, challengesPerAddress);
    if (refusal !== null) return refusal;
    const gap = chooseGap(random);
    const { background, piece } = drawPuzzle(gap, random);
    const id = token(18);
    await challenges.issue({ id, appid, sid, answer: gap.x, expiresAt: clock.now() + challengeLifetimeMs });
    const pictures = { background: background.toString('base64'), piece: piece.toString('base64') };
    return { outcome: 'issued', id, ...pictureSize, pieceWidth: pieceSize, ...pictures };
  };

  const judge = async (answer: Answer, ip: string): Promise<Judgement> => {
    const refusal = await tooFrequent(`captcha:answer:${ip}`, answersPerAddress);
    if (refusal !== null) return refusal;
    const attempt = await challenges.attempt(answer, mostAttempts);
    if (attempt === null) return { outcome: 'burnt' };
    if (!fits(answer.x, attempt.answer)) {
      return { outcome: attempt.number < mostAttempts ? 'missed' : 'burnt' };
    }
    if (!(await challenges.solve(answer.id))) return { outcome: 'burnt' };
    const randstr = `@${token(9)}`;
    return { outcome: 'passed', ticket: await tickets.issue({ appid: answer.appid, randstr, ip }), randstr };
  };

  return { issue, judge };
};
