import { isLeft, right } from 'fp-ts/Either';
import { makeAnswerOnce, type AnswerOnceNeeds } from '../account/answer-once';
import type { OwnNdas, Signing } from './own-ndas';

/** Signs; a request that is repeated under its key, for lack of an answer, signs once. */
export type SignOnce = (key: string, accountId: string, signing: Signing) => ReturnType<OwnNdas['sign']>;

/** A repeat returns the NDA's current state, after any later decision. */
export const makeSignOnce = (own: OwnNdas, needs: AnswerOnceNeeds): SignOnce => {
  const once = makeAnswerOnce(needs);
  return (key, accountId, signing) =>
    once(
      key,
      ['nda.sign', accountId],
      [signing.saleId, signing.version, signing.sha256, signing.name, signing.caption],
      async () => {
        const standing = await own.current(accountId, signing.saleId);
        return isLeft(standing) ? null : right(standing.right);
      },
      () => own.sign(accountId, signing),
    );
};
