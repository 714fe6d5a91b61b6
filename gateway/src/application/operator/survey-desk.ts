import { right, type Either } from 'fp-ts/Either';
import { beijingTime } from '../../../../contract/values/beijing-time';
import type { Survey, SurveyAnswer } from '../../../../contract/survey/survey';
import type { Accounts } from '../../ports/accounts';
import type { Clock } from '../../ports/clock';
import type { AnsweredSurvey, Surveys } from '../../ports/surveys';

export interface SurveyDeskNeeds {
  readonly surveys: Pick<Surveys, 'answers' | 'current'>;
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly clock: Clock;
}

/** What an operator may do about surveys (OPS-06); it answers lines for the terminal. */
export interface SurveyDesk {
  readonly list: () => Promise<Either<string, string>>;
}

const mostListed = 200;

const wordsOf = (survey: Survey | null, { question, values }: SurveyAnswer): string => {
  const asked = survey?.steps.flatMap(({ questions }) => questions).find(({ id }) => id === question);
  const words = values.map((value) => asked?.options.find(({ id }) => id === value)?.text ?? value);
  return `${asked?.text ?? question} ${words.join('、')}`.replaceAll(/\s+/g, ' ');
};

/** Lists the answers of the survey, in the words of the version that is asked now. */
export const makeSurveyDesk = ({ surveys, accounts, clock }: SurveyDeskNeeds): SurveyDesk => ({
  list: async () => {
    const survey = await surveys.current(clock.now());
    const lineOf = async (answered: AnsweredSurvey): Promise<string> => {
      const { number, version, accountId, answers, sentAt } = answered;
      const account = accountId === null ? null : await accounts.byId(accountId);
      const by = account === null ? '访客' : `${account.name} ${account.phone}`.trim();
      const said = answers.map((answer) => wordsOf(survey, answer));
      return [`编号 ${number}`, `版本 ${version}`, by, ...said, `提交于 ${beijingTime(sentAt)}`].join('  ');
    };
    const all = await surveys.answers(mostListed);
    return right(all.length === 0 ? '还没有人提交问卷' : (await Promise.all(all.map(lineOf))).join('\n'));
  },
});
