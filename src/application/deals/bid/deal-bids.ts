import { concernsDeal } from '../../../domain/deal/deal-link';
import type { PagePorts } from '../../../ports/page-ports';
import type { SaleTalk } from '../../../ports/sale-talk';
import { relevantChanges } from '../../kit/change-feed';
import { orderTalk } from '../../kit/order-talk';
import { changing } from '../../kit/resource/changing';
import { answerForm, bidForm, withdrawForm } from './forms';

/**
 * The flows of the bidding on one deal: the state of the member's bid, and the possible answers; each receives the
 * others' answers.
 * @param deal reports other changes of the deal on this page, as signing its NDA
 */
export const dealBids = (ports: PagePorts, saleId: string, deal?: Pick<SaleTalk, 'listen'>) => {
  const { callOf, drafts, layers, random } = ports;
  const talk = orderTalk();
  const bids = {
    place: callOf(({ bid }) => bid.place),
    withdraw: callOf(({ bid }) => bid.withdraw),
    answer: callOf(({ bid }) => bid.answer),
  };
  const needs = { drafts, layers, random, bids, changed: () => talk.answered(saleId) };
  return {
    standing: changing(
      ports,
      callOf(({ bid }) => bid.ofDeal),
      relevantChanges(ports, concernsDeal, (of) => [
        talk.of(of),
        ...(deal === undefined ? [] : [deal.listen]),
      ]),
    ),
    forms: { place: bidForm(needs), withdraw: withdrawForm(needs), answer: answerForm(needs) },
  };
};

/** The forms about bids, for the parts of the page that begin them. */
export type BidForms = ReturnType<typeof dealBids>['forms'];
