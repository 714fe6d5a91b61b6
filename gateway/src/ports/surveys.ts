import type { Survey, SurveyAnswer } from '../../../contract/survey/survey';

/** The answers of one sender. */
export interface AnsweredSurvey {
  readonly number: number;
  readonly version: string;
  /** Null where a visitor answered. */
  readonly accountId: string | null;
  readonly answers: readonly SurveyAnswer[];
  /** Milliseconds since 1970. */
  readonly sentAt: number;
}

/** The survey about funds and its answers. */
export interface Surveys {
  /** The version that is asked now; null where none began. */
  readonly current: (now: number) => Promise<Survey | null>;
  /** 'twice' where the account answered this version before. */
  readonly add: (answered: Omit<AnsweredSurvey, 'number'>) => Promise<'added' | 'twice'>;
  /** The newest first. */
  readonly answers: (most: number) => Promise<readonly AnsweredSurvey[]>;
}
