import type { CaptchaChallenge, ChallengeKind } from '../ports/captcha-challenges';
import type { CaptchaServiceNeeds } from '../ports/captcha-service';
import {
  answersPerAddress,
  challengesPerAddress,
  forgive,
  soundsPerAddress,
  takeAll,
  waitFor,
} from './address-cost';
import { challengeLifetimeMs, digitCount, digitsOf, fits, isNear, mostAttempts } from './challenge-rules';
import { pieceSize } from './picture/piece-shape';
import { choosePuzzle, pictureSize } from './picture/puzzle-layout';
import type { Studio } from './studio/studio';
import { isHumanWay, type Way } from './way';

export interface TooFrequent {
  readonly outcome: 'tooFrequent';
  readonly retryAfterMs: number;
}

interface Issued {
  readonly outcome: 'issued';
  readonly id: string;
  /** It can be answered only after so long, in milliseconds. */
  readonly waitMs: number;
}

/** A puzzle as the page gets it; the pictures are PNG files in base64. The answer is not among it. */
export interface IssuedPuzzle extends Issued {
  readonly width: number;
  readonly height: number;
  readonly pieceWidth: number;
  /** The distance of the piece from the top, for each px of its move. */
  readonly path: readonly number[];
  readonly background: string;
  readonly piece: string;
}

/** Four spoken digits as the page gets them: a WAV file in base64. */
export interface IssuedSound extends Issued {
  readonly sound: string;
}

/** 'burnt' also for a challenge that is unknown or expired: only a new one helps. */
export type Judgement =
  | { readonly outcome: 'passed'; readonly ticket: string; readonly randstr: string }
  | { readonly outcome: 'missed' | 'burnt' }
  | TooFrequent;

interface Given {
  readonly id: string;
  readonly appid: string;
  readonly sid: string;
}

/** How far the piece was moved, in px of the picture, and how; or the digits that were heard. */
export type Answer = Given & ({ readonly x: number; readonly way: Way } | { readonly digits: string });

type DeskNeeds = Pick<CaptchaServiceNeeds, 'clock' | 'random' | 'limits' | 'tickets' | 'challenges'> & {
  readonly studio: Studio;
};

/** Gives out puzzles and spoken digits, and judges what is answered (SEC-05; contract of the captcha). */
export const challengeDesk = ({ clock, random, limits, tickets, challenges, studio }: DeskNeeds) => {
  const token = (length: number): string => Buffer.from(random.bytes(length)).toString('base64url');

  const tooFrequent = async (key: string, rules: typeof answersPerAddress): Promise<TooFrequent | null> => {
    const retryAt = await takeAll(limits, key, rules);
    return retryAt === null ? null : { outcome: 'tooFrequent', retryAfterMs: retryAt - clock.now() };
  };

  const issue = async (
    opened: Omit<Given, 'id'> & { readonly kind: ChallengeKind; readonly answer: number },
    ip: string,
  ): Promise<Issued> => {
    const waitMs = await waitFor(limits, ip);
    const issuedAt = clock.now();
    const opensAt = issuedAt + waitMs;
    const expiresAt = opensAt + challengeLifetimeMs[opened.kind];
    const challenge: CaptchaChallenge = { ...opened, id: token(18), issuedAt, opensAt, expiresAt };
    await challenges.issue(challenge);
    return { outcome: 'issued', id: challenge.id, waitMs };
  };

  const issuePicture = async (
    appid: string,
    sid: string,
    ip: string,
  ): Promise<IssuedPuzzle | TooFrequent> => {
    const refusal = await tooFrequent(`captcha:challenge:${ip}`, challengesPerAddress);
    if (refusal !== null) return refusal;
    const layout = choosePuzzle(random);
    const { background, piece } = await studio.draw(layout, random.bytes(16));
    const issued = await issue({ appid, sid, kind: 'picture', answer: layout.right.x }, ip);
    const pictures = { background: base64(background), piece: base64(piece) };
    return { ...issued, ...pictureSize, pieceWidth: pieceSize, path: layout.path, ...pictures };
  };

  const issueSound = async (appid: string, sid: string, ip: string): Promise<IssuedSound | TooFrequent> => {
    const refusal =
      (await tooFrequent(`captcha:challenge:${ip}`, challengesPerAddress)) ??
      (await tooFrequent(`captcha:sound:${ip}`, soundsPerAddress));
    if (refusal !== null) return refusal;
    const answer = random.integer(10 ** digitCount);
    const sound = await studio.speak(digitsOf(answer), random.bytes(16));
    const issued = await issue({ appid, sid, kind: 'sound', answer }, ip);
    return { ...issued, sound: base64(sound) };
  };

  const judge = async (answer: Answer, ip: string): Promise<Judgement> => {
    const refusal = await tooFrequent(`captcha:answer:${ip}`, answersPerAddress);
    if (refusal !== null) return refusal;
    const kind = 'digits' in answer ? 'sound' : 'picture';
    const attempt = await challenges.attempt({ ...answer, kind }, mostAttempts);
    const now = clock.now();
    if (attempt === null || now < attempt.opensAt) return { outcome: 'burnt' };
    const isRight =
      'digits' in answer
        ? answer.digits === digitsOf(attempt.answer)
        : fits(answer.x, attempt.answer) && isHumanWay(answer.way, answer.x, now - attempt.issuedAt);
    const mayTryAgain =
      attempt.number < mostAttempts && ('digits' in answer || isNear(answer.x, attempt.answer));
    if (!isRight && mayTryAgain) return { outcome: 'missed' };
    // After another gap comes another picture: three guesses at ten gaps are too many.
    if (!(await challenges.close(answer.id)) || !isRight) return { outcome: 'burnt' };
    await forgive(limits, ip);
    const randstr = `@${token(9)}`;
    return { outcome: 'passed', ticket: await tickets.issue({ appid: answer.appid, randstr, ip }), randstr };
  };

  return { issuePicture, issueSound, judge };
};

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
