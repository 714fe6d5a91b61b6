import type { SnapshotFrom } from 'xstate';
import type { CaptchaFailureCode } from '../../../../contract/captcha/failure-code';
import type { CaptchaMachine } from './machine';

/** What a view sees of a captcha. While `showing` or earlier it covers the frame's place with a skeleton. */
export interface CaptchaStatus {
  readonly phase:
    | 'loadingScript'
    | 'loadingConfig'
    | 'loadingFrame'
    | 'showing'
    | 'solving'
    | 'failed'
    | 'ended';
  /** Why it failed; null in every phase but `failed`. */
  readonly code: CaptchaFailureCode | null;
}

const phaseOf = (snapshot: SnapshotFrom<CaptchaMachine>): CaptchaStatus['phase'] => {
  if (snapshot.status === 'done') return 'ended';
  if (snapshot.matches('failed')) return 'failed';
  if (snapshot.matches('loadingConfig')) return 'loadingConfig';
  if (snapshot.matches({ framed: 'loadingScript' })) return 'loadingFrame';
  if (snapshot.matches({ framed: 'showing' })) return 'showing';
  return snapshot.matches({ framed: 'solving' }) ? 'solving' : 'loadingScript';
};

export const selectCaptchaStatus = (snapshot: SnapshotFrom<CaptchaMachine>): CaptchaStatus => {
  const { outcome } = snapshot.context;
  return { phase: phaseOf(snapshot), code: outcome.kind === 'failed' ? outcome.code : null };
};
