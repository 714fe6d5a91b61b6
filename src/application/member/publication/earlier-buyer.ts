import { isRight, right } from 'fp-ts/Either';
import type { FormTexts } from '../../../../contract/publication/form-texts';
import { buyerTextsOf } from '../../../domain/publication/buyer-texts';
import { formPlan } from '../../../domain/publication/form-plan';
import type { Call, CallOptions } from '../../../ports/call';
import { resource, type Reading } from '../../kit/resource/definition';
import type { CallOf, Gateways } from '../../../ports/gateways';

/**
 * What the member's last demand says of the buyer, for the form to offer (SCR-02).
 * @param own the id of the demand that is typed now, which offers nothing to itself
 * @returns null where there is no other demand, or it says nothing of the buyer
 */
const earlierBuyer =
  (
    publications: Pick<Gateways['publication'], 'list' | 'detail'>,
    own: string,
    options: CallOptions,
  ): Call<FormTexts | null> =>
  async () => {
    const listed = await publications.list({ page: 1, pageSize: 20, cursor: null }, options)();
    if (!isRight(listed)) return listed;
    const last = listed.right.items.find(({ id, kind }) => formPlan(kind).describesBuyer && id !== own);
    if (last === undefined) return right(null);
    const found = await publications.detail(last.id, options)();
    return isRight(found) ? right(buyerTextsOf(found.right.fields)) : found;
  };

/** Reads what can be offered to a new demand; by the id of the demand. */
export const offeredBuyer = (ports: Reading & { readonly callOf: CallOf }) => {
  const publications = {
    list: ports.callOf(({ publication }) => publication.list),
    detail: ports.callOf(({ publication }) => publication.detail),
  };
  return resource<string, FormTexts | null>(ports, (own, options) =>
    earlierBuyer(publications, own, options),
  );
};
