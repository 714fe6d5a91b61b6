import { endOfDay, startOfDay } from '../../../../contract/values/beijing-time';
import { textForOther } from '../chat/contacts';
import { verifiedByMonth } from '../deal/coarse-time';
import { without } from '../sale/disclosure';
import type { Buy, BuyHead, HideableBuyField } from './buy';

/**
 * The names of the fields that stay hidden from an account, null for a visitor (ENT-08): a buyer's are open to the buyer
 * alone, until members can ask for contact.
 */
export const hiddenFrom = (
  accountId: string | null,
  { ownerId, hidden }: Pick<BuyHead, 'ownerId' | 'hidden'>,
): readonly HideableBuyField[] => (accountId !== null && accountId === ownerId ? [] : hidden);

/** The fields behind each name that a buyer may hide. */
export const fieldsOf = {
  companyName: ['companyName'],
  contact: ['contact'],
  amount: ['minAmount', 'maxAmount'],
  funding: ['funding'],
} as const satisfies Readonly<Record<HideableBuyField, readonly (keyof Buy)[]>>;

/** Times by day, where the reader must not learn whose the demand is (ENT-08). */
const coarseHead = <Head extends Pick<BuyHead, 'confirmedAt' | 'expiresAt'>>(
  head: Head,
  hidden: readonly HideableBuyField[],
): Head =>
  hidden.includes('companyName')
    ? { ...head, confirmedAt: startOfDay(head.confirmedAt), expiresAt: endOfDay(head.expiresAt) }
    : head;

/** A demand in a list, as this account may see it: a hidden field is absent, and named in `hidden`. */
export const buyHeadFor = (accountId: string | null, head: BuyHead) => {
  const hidden = hiddenFrom(accountId, head);
  const names = hidden.flatMap((name) => (name === 'companyName' || name === 'amount' ? fieldsOf[name] : []));
  return { ...without(coarseHead(head, hidden), names), hidden };
};

/** A demand's page, as this account may see it. */
export const buyFor = (accountId: string | null, buy: Buy) => {
  const hidden = hiddenFrom(accountId, buy);
  const isUnnamed = hidden.includes('companyName');
  const evidence = isUnnamed ? verifiedByMonth(buy.evidence) : buy.evidence;
  // A number or an address names the buyer as the company name does (MKT-16).
  const contact = textForOther(buy.contact, !isUnnamed);
  return {
    ...without(
      { ...coarseHead(buy, hidden), evidence, contact },
      hidden.flatMap((name) => fieldsOf[name]),
    ),
    own: accountId !== null && accountId === buy.ownerId,
    hidden,
  };
};

export type BuyHeadView = ReturnType<typeof buyHeadFor>;
export type BuyView = ReturnType<typeof buyFor>;
