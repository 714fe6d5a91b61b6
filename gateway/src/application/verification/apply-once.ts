import { isLeft, right } from 'fp-ts/Either';
import { makeAnswerOnce, type AnswerOnceNeeds } from '../account/answer-once';
import type { OwnVerification, Standing } from './own-verification';

type Applied = Parameters<OwnVerification['apply']>[1];

/** Hands an application in; one that is sent again under its key, because no answer came, is handed in once. */
export type ApplyOnce = (
  key: string | null,
  ...given: Parameters<OwnVerification['apply']>
) => ReturnType<OwnVerification['apply']>;

const textsOf = ({ name, company, position, documentId }: Applied): readonly string[] => [
  name.trim(),
  company.trim(),
  position.trim(),
  documentId,
];

const isOf = ({ newest }: Standing, given: Applied): boolean =>
  newest?.document !== undefined &&
  newest.document !== null &&
  textsOf({ ...newest, documentId: newest.document.id }).join('\n') === textsOf(given).join('\n');

/** A repeat returns the application's current state, while it is the newest. */
export const makeApplyOnce = (own: OwnVerification, needs: AnswerOnceNeeds): ApplyOnce => {
  const once = makeAnswerOnce(needs);
  return (key, accountId, application) =>
    once(
      key,
      ['apply', accountId],
      textsOf(application),
      async () => {
        const standing = await own.current(accountId);
        return isLeft(standing) || !isOf(standing.right, application) ? null : right(standing.right);
      },
      () => own.apply(accountId, application),
    );
};
