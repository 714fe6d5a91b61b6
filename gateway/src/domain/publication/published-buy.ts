import { budgetIn } from '../../../../contract/publication/buy-faults';
import { expiryOf, hiddenOfBuy, idsIn } from '../../../../contract/publication/buy-form';
import { linesIn, textIn } from '../../../../contract/publication/form-texts';
import type { Buy } from '../buy/buy';
import { textForOther } from '../chat/contacts';
import { dealCode, dealIdOf } from './deal-name';
import type { Publication } from './publication';

/**
 * The demand that an approved text is listed as. The text was checked before: a field that is still missing becomes empty.
 * Only its enrolment puts it into the programme of the hundred buyers.
 * @param at when it is listed, milliseconds since 1970
 */
export const publishedBuy = (publication: Publication, at: number): Buy => {
  const { fields, ownerId, submittedAt } = publication;
  const { min, max } = budgetIn(fields);
  const hidden = hiddenOfBuy(fields);
  const text = (field: string): string => textIn(fields, field);
  // Everybody reads these, and so before any approval between a reader and the buyer.
  const publicText = (field: string): string => textForOther(text(field), false);
  return {
    id: dealIdOf(publication),
    code: dealCode('XQ', publication, submittedAt ?? at),
    ownerId,
    state: 'listed',
    title: publicText('title'),
    buyerType: text('buyerType'),
    hundred: false,
    companyName: textForOther(text('companyName'), hidden.includes('companyName')),
    contact: text('contact'),
    industries: idsIn(fields, 'industries'),
    regions: idsIn(fields, 'regions'),
    rounds: idsIn(fields, 'rounds'),
    minAmount: min,
    maxAmount: max,
    stake: publicText('acquiring'),
    funding: textForOther(text('funding'), hidden.includes('funding')),
    requirements: linesIn(publicText('wanted')).join('\n'),
    profile: publicText('profile'),
    evidence: [],
    hidden,
    confirmedAt: at,
    expiresAt: expiryOf(fields, at),
  };
};
