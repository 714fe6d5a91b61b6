import { isLeft, right } from 'fp-ts/Either';
import { makeAnswerOnce, type AnswerOnceNeeds } from '../account/answer-once';
import type { OwnNdas, Signing } from './own-ndas';

/** Signs; what is sent again under its key, because no answer came, is signed once. */
export type SignOnce = (key: string, accountId: string, signing: Signing) => ReturnType<OwnNdas['sign']>;

/** A repeat is answered by how the NDA stands by now, whatever was decided meanwhile. */
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
