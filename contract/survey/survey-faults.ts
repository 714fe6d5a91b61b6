import { isNone } from 'fp-ts/Option';
import { areShowable } from '../rules/showable';
import { parseDecimal } from '../values/decimal';
import { compareDecimals } from '../values/decimal-arithmetic';
import type { Survey, SurveyAnswer, SurveyQuestion } from './survey';

/** Why an answer is not taken. */
export type SurveyFault =
  | 'missing'
  | 'unknownChoice'
  | 'tooMany'
  | 'notAlone'
  | 'tooLong'
  | 'notAmount'
  | 'reversed'
  | 'notPhone'
  | 'unreadable';

const phone = /^1[3-9]\d{9}$/;

const choiceFault = (
  { options, kind, most }: SurveyQuestion,
  values: readonly string[],
): SurveyFault | null => {
  const chosen = options.filter(({ id }) => values.includes(id));
  if (chosen.length !== values.length) return 'unknownChoice';
  const bound = kind === 'one' ? 1 : most;
  if (bound > 0 && values.length > bound) return 'tooMany';
  return values.length > 1 && chosen.some(({ exclusive }) => exclusive) ? 'notAlone' : null;
};

const rangeFault = (values: readonly string[]): SurveyFault | null => {
  const [least, most, ...more] = values.map(parseDecimal);
  if (least === undefined || most === undefined || more.length > 0) return 'notAmount';
  if (isNone(least) || isNone(most)) return 'notAmount';
  if ([least, most].some(({ value }) => value.startsWith('-'))) return 'notAmount';
  return compareDecimals(least.value, most.value) > 0 ? 'reversed' : null;
};

const textFault = ({ kind, most }: SurveyQuestion, values: readonly string[]): SurveyFault | null => {
  const [value = '', ...more] = values;
  if (more.length > 0) return 'tooMany';
  if (kind === 'phone') return phone.test(value) ? null : 'notPhone';
  if (Array.from(value).length > most) return 'tooLong';
  return areShowable(value) ? null : 'unreadable';
};

/** The fault of the answer to one question; null where the answer is taken. */
export const answerFault = (question: SurveyQuestion, answer: readonly string[]): SurveyFault | null => {
  const values = answer.map((value) => value.trim()).filter((value) => value !== '');
  if (values.length === 0) return question.required ? 'missing' : null;
  if (question.kind === 'range') return rangeFault(answer);
  if (question.kind === 'one' || question.kind === 'several') return choiceFault(question, values);
  return textFault(question, values);
};

/** The faults of all answers by the id of their question; an answer to no question of the survey is left out. */
export const surveyFaults = (
  survey: Survey,
  answers: readonly SurveyAnswer[],
): ReadonlyMap<string, SurveyFault> =>
  new Map(
    survey.steps
      .flatMap(({ questions }) => questions)
      .flatMap((question) => {
        const values = answers.find(({ question: id }) => id === question.id)?.values ?? [];
        const fault = answerFault(question, values);
        return fault === null ? [] : [[question.id, fault] as const];
      }),
  );
