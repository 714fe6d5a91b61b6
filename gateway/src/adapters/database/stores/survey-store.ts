import { desc, lte } from 'drizzle-orm';
import { isRight } from 'fp-ts/Either';
import { Survey } from '../../../../../contract/survey/survey';
import type { Surveys } from '../../../ports/surveys';
import type { Database } from '../orm';
import { survey, surveyAnswer } from '../schema/survey';
import { accountLocked } from './account-lock';
import { keyNoted } from './key-note';

/** The survey about funds in the database. */
export const surveyStore = ({ orm, transaction }: Database): Surveys => ({
  current: async (now) => {
    const [newest] = await orm
      .select()
      .from(survey)
      .where(lte(survey.since, now))
      .orderBy(desc(survey.since))
      .limit(1);
    const decoded = Survey.decode(newest?.content);
    return isRight(decoded) ? decoded.right : null;
  },
  add: ({ answers, ...answered }) =>
    transaction(async (within) => {
      if (answered.accountId !== null) await accountLocked(within, answered.accountId);
      const added = await within
        .insert(surveyAnswer)
        .values({ ...answered, answers: [...answers] })
        .onConflictDoNothing()
        .returning({ number: surveyAnswer.number });
      if (added.length === 0) return 'twice';
      await keyNoted(within);
      return 'added';
    }),
  answers: (most) => orm.select().from(surveyAnswer).orderBy(desc(surveyAnswer.number)).limit(most),
});
