import { isLeft } from 'fp-ts/Either';
import { refusals } from '../../../../contract/refusal/refusal';
import type { Survey } from '../../../../contract/survey/survey';
import type { SurveyFault } from '../../../../contract/survey/survey-faults';
import {
  faultsAt,
  firstFaultyStep,
  type AnswersById,
  type SurveyDraft,
} from '../../../domain/survey/survey-draft';
import type { Answer } from '../../kit/from-call';

export type FundSurveyEvent =
  | { readonly type: 'survey.answered'; readonly question: string; readonly values: readonly string[] }
  | { readonly type: 'survey.nextPressed' }
  | { readonly type: 'survey.backPressed' }
  | { readonly type: 'survey.submitted' };

export interface FundSurveyInput {
  readonly survey: Survey;
}

export interface FundSurveyContext extends FundSurveyInput {
  readonly answers: AnswersById;
  /** The place of the step that is shown, from 0. */
  readonly step: number;
  /** By the id of the question; only of the step that is shown. */
  readonly faults: Readonly<Record<string, SurveyFault>>;
  /** The questions changed since the answering began. */
  readonly changed: boolean;
  /** Why it could not be sent, in Chinese. */
  readonly failure: string | null;
}

export interface FundSurveyTypes {
  readonly context?: FundSurveyContext;
  readonly events?: FundSurveyEvent;
  readonly input?: FundSurveyInput;
}

/** The sent survey. */
export interface SentSurvey {
  readonly survey: Survey;
  readonly answers: AnswersById;
}

/** The draft of what is shown. */
export const draftOf = (
  { survey, step, answers }: Pick<FundSurveyContext, 'survey' | 'step' | 'answers'>,
  sent = false,
): SurveyDraft => ({ version: survey.version, step, answers, sent });

/** The place of the last step. */
export const lastStep = ({ survey }: FundSurveyContext): number => survey.steps.length - 1;
/** The faults of the step that is shown. */
export const faultsIn = ({ survey, step, answers }: FundSurveyContext) => faultsAt(survey, step, answers);
/** Whether the step that is shown has no fault. */
export const isSound = (context: FundSurveyContext): boolean => Object.keys(faultsIn(context)).length === 0;
/** The first step with a fault; null where the survey can be sent. */
export const faultyStep = ({ survey, answers }: FundSurveyContext): number | null =>
  firstFaultyStep(survey, answers);

/** Whether the gateway says that the questions changed. */
export const isOutdated = (answer: Answer<unknown>): boolean =>
  isLeft(answer) && answer.left.kind === 'refused' && answer.left.message === refusals.surveyChanged.text;
