import * as t from 'io-ts';
import { WireCount } from '../../../contract/codec/count';
import { WireId } from '../../../contract/codec/id';
import { record } from '../../../contract/codec/record';
import { answerFault, surveyFaults, type SurveyFault } from '../../../contract/survey/survey-faults';
import type { Survey, SurveyAnswer, SurveyQuestion } from '../../../contract/survey/survey';

/** The answers by the id of their question. */
export type AnswersById = Readonly<Record<string, readonly string[]>>;

/** A survey that is not finished, or that was sent, as the device keeps it. It has no end of its own. */
export const SurveyDraft = record(
  {
    /** The version of the survey that was answered. */
    version: WireId,
    /** The place of the step that was shown, from 0. */
    step: WireCount,
    answers: t.record(t.string, t.readonlyArray(t.string)),
    /** This version was sent: the device does not offer it again. */
    sent: t.boolean,
  },
  'SurveyDraft',
);
export type SurveyDraft = t.TypeOf<typeof SurveyDraft>;

/** Where an answering begins. */
export interface SurveyStart {
  readonly step: number;
  readonly answers: AnswersById;
  /** The questions changed since the draft was written. */
  readonly changed: boolean;
  readonly sent: boolean;
}

/** The questions of a step; none where there is no such step. */
export const questionsAt = ({ steps }: Survey, step: number): readonly SurveyQuestion[] =>
  steps[step]?.questions ?? [];

/** The answers as they are sent; an unanswered question is left out. */
export const answersOf = ({ steps }: Survey, answers: AnswersById): readonly SurveyAnswer[] =>
  steps
    .flatMap(({ questions }) => questions)
    .flatMap(({ id, kind }) => {
      const given = answers[id] ?? [];
      const values = kind === 'range' ? given : given.map((value) => value.trim()).filter(Boolean);
      return values.some((value) => value.trim() !== '') ? [{ question: id, values }] : [];
    });

/** The faults of a step by the id of the question. */
export const faultsAt = (
  survey: Survey,
  step: number,
  answers: AnswersById,
): Readonly<Record<string, SurveyFault>> =>
  Object.fromEntries(
    questionsAt(survey, step).flatMap((question) => {
      const fault = answerFault(question, answers[question.id] ?? []);
      return fault === null ? [] : [[question.id, fault]];
    }),
  );

/** The first step with a fault; null where the survey can be sent. */
export const firstFaultyStep = (survey: Survey, answers: AnswersById): number | null => {
  const faults = surveyFaults(survey, answersOf(survey, answers));
  const place = survey.steps.findIndex(({ questions }) => questions.some(({ id }) => faults.has(id)));
  return place === -1 ? null : place;
};

/**
 * Where an answering begins: at the step that was left. After the questions changed, the answers that still fit stay, and
 * it begins at the first step that needs one. A survey that was sent is offered again once its questions changed.
 */
export const resumeSurvey = (survey: Survey, draft: SurveyDraft | null): SurveyStart => {
  const fresh = { step: 0, answers: {}, changed: false, sent: false };
  if (draft === null) return fresh;
  const last = Math.max(survey.steps.length - 1, 0);
  if (draft.version === survey.version)
    return {
      step: Math.min(draft.step, last),
      answers: draft.answers,
      changed: false,
      sent: draft.sent,
    };
  if (draft.sent) return fresh;
  const answers = Object.fromEntries(
    survey.steps
      .flatMap(({ questions }) => questions)
      .flatMap((question) => {
        const values = draft.answers[question.id] ?? [];
        return answerFault(question, values) === null && values.length > 0 ? [[question.id, values]] : [];
      }),
  );
  return { step: firstFaultyStep(survey, answers) ?? last, answers, changed: true, sent: false };
};
