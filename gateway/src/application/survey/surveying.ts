import { left, right, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { Survey, SurveyAnswer } from '../../../../contract/survey/survey';
import { surveyFaults } from '../../../../contract/survey/survey-faults';
import { surveysPerAccount, surveysPerAddress } from '../../domain/limit/limits';
import type { Clock } from '../../ports/clock';
import type { Limits } from '../../ports/limits';
import type { Surveys } from '../../ports/surveys';
import { makeAnswerOnce, type AnswerOnceNeeds } from '../account/answer-once';

export interface SurveyingNeeds extends AnswerOnceNeeds {
  readonly surveys: Pick<Surveys, 'current' | 'add'>;
  readonly limits: Pick<Limits, 'take'>;
  readonly clock: Clock;
}

/** Who answers: an account, or a visitor by the address. */
export interface Answerer {
  readonly accountId: string | null;
  readonly address: string;
}

/** The survey about funds (SCR-05). */
export interface Surveying {
  readonly current: () => Promise<Either<Refusal, Survey>>;
  readonly save: (
    key: string | null,
    by: Answerer,
    version: string,
    answers: readonly SurveyAnswer[],
  ) => Promise<Either<Refusal, null>>;
}

/** Each answer is one of a question of the survey, given once and without a fault. */
const areSound = (survey: Survey, answers: readonly SurveyAnswer[]): boolean => {
  const known = new Set(survey.steps.flatMap(({ questions }) => questions.map(({ id }) => id)));
  const given = answers.map(({ question }) => question);
  return (
    given.every((id) => known.has(id)) &&
    new Set(given).size === given.length &&
    surveyFaults(survey, answers).size === 0
  );
};

export const makeSurveying = ({ surveys, limits, clock, ...needs }: SurveyingNeeds): Surveying => {
  const once = makeAnswerOnce({ ...needs, clock });
  const isAllowed = async ({ accountId, address }: Answerer): Promise<boolean> => {
    const { allowed } =
      accountId === null
        ? await limits.take(`survey:address:${address}`, surveysPerAddress)
        : await limits.take(`survey:account:${accountId}`, surveysPerAccount);
    return allowed;
  };
  const add = async (
    by: Answerer,
    version: string,
    answers: readonly SurveyAnswer[],
  ): Promise<Either<Refusal, null>> => {
    const survey = await surveys.current(clock.now());
    if (survey === null) return left(refusals.surveyUnknown);
    if (survey.version !== version) return left(refusals.surveyChanged);
    if (!areSound(survey, answers)) return left(refusals.surveyAnswers);
    if (!(await isAllowed(by))) return left(refusals.surveysTooOften);
    const added = await surveys.add({ version, accountId: by.accountId, answers, sentAt: clock.now() });
    return added === 'added' ? right(null) : left(refusals.surveyTwice);
  };
  return {
    current: async () => {
      const survey = await surveys.current(clock.now());
      return survey === null ? left(refusals.surveyUnknown) : right(survey);
    },
    save: (key, by, version, answers) =>
      once(
        key,
        // A visitor is known by the key alone: who sends again may have changed the network, and with it the address.
        ['survey.save', by.accountId ?? ''],
        [version, JSON.stringify(answers)],
        () => Promise.resolve(right(null)),
        () => add(by, version, answers),
      ),
  };
};
