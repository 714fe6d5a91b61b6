import { left, right, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { isNeed, isOrganizationName } from '../../../../contract/rules/enquiry-rule';
import { enquiriesPerAccount } from '../../domain/limit/limits';
import type { Clock } from '../../ports/clock';
import type { Enquiries, EnquiryDraft } from '../../ports/enquiries';
import type { Limits } from '../../ports/limits';
import { makeAnswerOnce, type AnswerOnceNeeds } from '../account/answer-once';

export interface EnquiringNeeds extends AnswerOnceNeeds {
  readonly enquiries: Pick<Enquiries, 'add'>;
  readonly limits: Pick<Limits, 'take'>;
  readonly clock: Clock;
}

/** An enquiry with the member's consent to the use of its content. */
export interface SentEnquiry extends EnquiryDraft {
  readonly agreed: boolean;
}

/** A member enquires about a service, once under a key. */
export type Enquiring = (
  key: string | null,
  accountId: string,
  sent: SentEnquiry,
) => Promise<Either<Refusal, null>>;

export const makeEnquiring = ({ enquiries, limits, clock, ...needs }: EnquiringNeeds): Enquiring => {
  const once = makeAnswerOnce({ ...needs, clock });
  const add = async (
    accountId: string,
    { agreed, ...draft }: SentEnquiry,
  ): Promise<Either<Refusal, null>> => {
    if (!agreed) return left(refusals.enquiryConsent);
    if (!isOrganizationName(draft.organization)) return left(refusals.enquiryOrganization);
    if (!isNeed(draft.need)) return left(refusals.enquiryNeed);
    const { allowed } = await limits.take(`enquiry:account:${accountId}`, enquiriesPerAccount);
    if (!allowed) return left(refusals.enquiriesTooOften);
    const said = { ...draft, organization: draft.organization.trim(), need: draft.need.trim() };
    await enquiries.add(accountId, said, clock.now());
    return right(null);
  };
  return (key, accountId, sent) =>
    once(
      key,
      ['enquiry.send', accountId],
      [sent.about, sent.organization, sent.need, sent.time, String(sent.agreed)],
      () => Promise.resolve(right(null)),
      () => add(accountId, sent),
    );
};
