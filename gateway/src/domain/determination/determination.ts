import { left, right, type Either } from 'fp-ts/Either';
import {
  isWholeDeclaration,
  questionnaireVersion,
  riskGrade,
  type InvestorStandard,
  type RiskGrade,
} from '../../../../contract/determination/questionnaire';
import type { DeterminationStanding } from '../../../../contract/determination/determination';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { monthsLater } from '../membership/months';
import type { Prove } from '../account/account';

/** A member's declaration and answers, as they were sent. */
export interface DeterminationForm {
  readonly version: string;
  readonly standard: InvestorStandard;
  readonly declared: readonly string[];
  readonly answers: readonly string[];
}

/** A determination as it is stored; both times in milliseconds since 1970. */
export interface StoredDetermination {
  readonly standard: InvestorStandard;
  readonly grade: RiskGrade;
  readonly determinedAt: number;
  readonly validUntil: number;
}

const validYears = 3;

/** The same time of day three years later in Asia/Shanghai; 29 February becomes 28 February. */
export const validUntilOf = (determinedAt: number): number => monthsLater(determinedAt, 12 * validYears);

/** Whether the newest determination holds at `now`. */
export const standingAt = (newest: StoredDetermination | null, now: number): DeterminationStanding => {
  if (newest === null) return 'none';
  return now < newest.validUntil ? 'valid' : 'expired';
};

/** The determination that a form makes at `now`, or why it makes none. */
export const determined = (
  { prove }: { readonly prove: Prove },
  { version, standard, declared, answers }: DeterminationForm,
  now: number,
): Either<Refusal, StoredDetermination> => {
  if (prove !== '1') return left(refusals.determinationUnverified);
  if (version !== questionnaireVersion) return left(refusals.determinationVersion);
  if (!isWholeDeclaration(declared)) return left(refusals.determinationDeclared);
  const grade = riskGrade(answers);
  if (grade === null) return left(refusals.determinationAnswers);
  return right({ standard, grade, determinedAt: now, validUntil: validUntilOf(now) });
};
