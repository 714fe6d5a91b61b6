import { left } from 'fp-ts/Either';
import type { Bid } from '../../../../contract/bid/bid';
import {
  answerDoubts,
  answerErrors,
  bidDoubts,
  bidErrors,
  isVerdict,
  typedBid,
  withdrawErrors,
  type AnswerForm,
  type AnswerGiven,
  type BidForm,
  type BidGiven,
  type WithdrawForm,
} from '../../../domain/bid/bid-form';
import { isAmountUnit } from '../../../../contract/values/typed-amount';
import type { FormDrafts } from '../../../ports/form-drafts';
import type { LayerStack } from '../../../ports/layer-stack';
import type { Random } from '../../../ports/random';
import { formRules, type FormRules } from '../../kit/form/rules';
import { keyedWrite } from '../../kit/keyed-write';
import { sheetForm } from '../../kit/sheet-form/definition';
import type { SheetFormMachine } from '../../kit/sheet-form/machine';
import type { Gateways } from '../../../ports/gateways';

/** The interest or bid that a form is about. */
export interface BidOf {
  readonly bidId: string;
}

/** Expressing interest, or bidding (SCR-03). */
export const bidRules: FormRules<BidForm, BidGiven, Bid> = formRules({
  fields: ['amount', 'unit', 'note'],
  noErrors: {},
  errorsOf: bidErrors,
  doubtsOf: bidDoubts,
  errorField: (field) => (field === 'unit' ? 'amount' : field),
  takes: (field, text, { kind }) =>
    field === 'note' || (kind === 'bid' && (field === 'amount' || isAmountUnit(text))),
  draftName: ({ saleId, kind }) => `${kind}-${saleId}`,
  refusedField: (message) => {
    if (message.startsWith('说明')) return 'note';
    return /^报价(?:不能低于|过大)/.test(message) ? 'amount' : null;
  },
});

/** Withdrawing the present bid, after a question, with an optional reason. */
export const withdrawRules: FormRules<WithdrawForm, BidOf, void> = formRules({
  fields: ['words'],
  noErrors: {},
  errorsOf: withdrawErrors,
  draftName: ({ bidId }) => `bid-withdraw-${bidId}`,
});

/** The owner's answer. */
export const answerRules: FormRules<AnswerForm, AnswerGiven, void> = formRules({
  fields: ['verdict', 'words'],
  noErrors: {},
  errorsOf: answerErrors,
  doubtsOf: answerDoubts,
  takes: (field, text) => field === 'words' || isVerdict(text),
  draftName: ({ bidId }) => `bid-answer-${bidId}`,
});

export type BidFormMachine = SheetFormMachine<BidForm, BidGiven, Bid>;
export type WithdrawFormMachine = SheetFormMachine<WithdrawForm, BidOf, void>;
export type AnswerFormMachine = SheetFormMachine<AnswerForm, AnswerGiven, void>;

interface BidFormPorts {
  readonly drafts: FormDrafts;
  readonly layers: LayerStack;
  readonly random: Pick<Random, 'uuid'>;
  readonly bids: Pick<Gateways['bid'], 'place' | 'withdraw' | 'answer'>;
  /** Notifies the other flows that the gateway answered about the deal. */
  readonly changed: () => void;
}

export const bidForm = ({ bids, changed, random, ...ports }: BidFormPorts): BidFormMachine => {
  const write = keyedWrite(random);
  return sheetForm(ports, bidRules, {
    send: (typed, given, options) => () => {
      const { saleId, kind } = given;
      const said = { saleId, kind, note: typed.note.trim(), amount: typedBid(typed, given) };
      return write(said, (key) => bids.place(said, { ...options, key })());
    },
    taken: changed,
  });
};

export const withdrawForm = ({ bids, changed, random, ...ports }: BidFormPorts): WithdrawFormMachine => {
  const write = keyedWrite(random);
  return sheetForm(ports, withdrawRules, {
    send:
      ({ words }, { bidId }, options) =>
      () => {
        const said = { bidId, words: words.trim() };
        return write(said, (key) => bids.withdraw(said, { ...options, key })());
      },
    taken: changed,
  });
};

export const answerForm = ({ bids, changed, random, ...ports }: BidFormPorts): AnswerFormMachine => {
  const write = keyedWrite(random);
  return sheetForm(ports, answerRules, {
    send:
      ({ verdict, words }, { bidId }, options) =>
      () => {
        // The rules send no form without a verdict.
        if (verdict === '') return Promise.resolve(left({ kind: 'malformed', field: 'verdict' } as const));
        const said = { bidId, verdict, words: words.trim() };
        return write(said, (key) => bids.answer(said, { ...options, key })());
      },
    taken: changed,
  });
};
