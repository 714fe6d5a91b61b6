import type { Bid, BidKind, ReceivedBid } from '../../../contract/bid/bid';
import { BidVerdict } from '../../../contract/bid/verdict';
import {
  bidAmount,
  isBelow,
  isSayable,
  isTooMuch,
  longestBidNote,
  longestBidWords,
  shortestBidWords,
} from '../../../contract/rules/bid-rule';
import type { ErrorsOf } from '../account-form/errors-of';
import type { Amount } from '../number/amount';
import type { SaleDetail } from '../sale/sale-detail';
import { farFromAsked } from './bid-share';
import { typedAmount, unitTyped, type AmountUnit } from '../../../contract/values/typed-amount';
import { figureText, type AmountFigure } from '../../../contract/values/amount-figure';
import { exactFigure, exactIn } from '../../../contract/values/exact-amount';
import { formatCount } from '../../../contract/values/format-count';

/** An interest or bid as it is typed. */
export interface BidForm {
  readonly amount: string;
  readonly unit: AmountUnit;
  readonly note: string;
}

/** What it is said of, and as what. */
export interface BidGiven {
  readonly saleId: string;
  readonly kind: BidKind;
  /** 万元; null takes every sum. */
  readonly least: Amount | null;
  /** The asking price of the deal. */
  readonly price: SaleDetail['amount'];
}

/** The initial texts: the earlier ones where the owner asked for more, else empty. */
export const initialBid = (
  own: Pick<Bid, 'kind' | 'state' | 'amount' | 'note'> | null,
  kind: BidKind,
): BidForm => {
  if (own?.kind !== kind || own.state !== 'asked') return { amount: '', unit: '万元', note: '' };
  if (own.amount === null) return { amount: '', unit: '万元', note: own.note };
  // In what one types in, whichever unit the sum is shown in.
  const { figure, unit } = exactIn(own.amount, own.amount.startsWith('0') ? '元' : '万元');
  return { amount: figure, unit, note: own.note };
};

/** The unit in which a sum is typed: the one that its text names, else the chosen one. */
export const bidUnit = ({ amount, unit }: BidForm): AmountUnit => unitTyped(amount) ?? unit;

/** The sum that was typed, in 万元; null for an interest and for what is no sum. */
export const typedBid = ({ amount, unit }: BidForm, { kind }: BidGiven): Amount | null =>
  kind === 'interest' ? null : typedAmount(amount, unit);

/** The sum that was typed as it would be said; null while it is none that can be. */
export const sayableBid = (form: BidForm, given: BidGiven): Amount | null => {
  const amount = typedBid(form, given);
  return amount === null ? null : bidAmount(amount);
};

/** The beginning of every text that says that a sum is under the lowest, here and at the gateway. */
const belowLeast = '报价不能低于';

const amountError = (form: BidForm, given: BidGiven): string | null => {
  if (given.kind === 'interest') return null;
  if (form.amount.trim() === '') return '请填写报价金额';
  const amount = typedBid(form, given);
  if (amount === null) return '请填写数字，例如 12,800.5';
  if (isTooMuch(amount)) return '报价过大，请核对单位';
  if (bidAmount(amount) === null) return '报价须大于 0，最多精确到元';
  if (given.least === null || !isBelow(amount, given.least)) return null;
  const { figure, unit } = exactIn(given.least, bidUnit(form));
  return `${belowLeast}最低报价 ${figure} ${unit}`;
};

/** The lowest bid as a hint, in the unit of the input; null where a sum is typed, or an error says it already. */
export const leastToSay = (
  form: BidForm,
  given: BidGiven,
  errors: ErrorsOf<BidForm>,
): AmountFigure | null => {
  const isSaid = sayableBid(form, given) !== null || errors.amount?.startsWith(belowLeast) === true;
  return isSaid || given.least === null ? null : exactIn(given.least, bidUnit(form));
};

const said = (text: string): number => Array.from(text.trim()).length;

const textError = (text: string, shortest: number, longest: number, name: string): string | null => {
  if (isSayable(text, shortest, longest)) return null;
  if (said(text) > longest)
    return `${name}不能超过 ${formatCount(longest)} 字，已超出 ${formatCount(said(text) - longest)} 字`;
  return said(text) < shortest ? `请填写${name}` : `${name}含有无法显示的字符，请重新输入`;
};

const present = <Form>(errors: { readonly [Field in keyof Form]?: string | null }): ErrorsOf<Form> => {
  const kept: Partial<Record<keyof Form, string>> = {};
  for (const field in errors) {
    const error = errors[field];
    if (typeof error === 'string') kept[field] = error;
  }
  return kept;
};

/** What must be mended before it is said; empty when all is well (VAL-06). */
export const bidErrors = (form: BidForm, given: BidGiven): ErrorsOf<BidForm> =>
  present<BidForm>({
    amount: amountError(form, given),
    note: textError(form.note, 0, longestBidNote, '说明'),
  });

const sumOf = (amount: Amount): string => figureText(exactFigure(amount));

/**
 * What the bidder confirms before a sum is sent, which the view also writes out in words; where it is far from what is asked,
 * that the unit may be wrong.
 */
export const bidDoubts = (form: BidForm, given: BidGiven): ErrorsOf<BidForm> => {
  const amount = sayableBid(form, given);
  if (amount === null) return {};
  const far = farFromAsked(amount, given.price);
  return {
    amount: `${far === null ? '' : `${far}，请核对单位。`}您的报价是 ${sumOf(amount)}，委托方接受后不能撤回`,
  };
};

/** Words that go with taking it back. */
export interface WithdrawForm {
  readonly words: string;
}

export const withdrawErrors = ({ words }: WithdrawForm): ErrorsOf<WithdrawForm> =>
  present<WithdrawForm>({ words: textError(words, 0, longestBidWords, '说明') });

/** How an owner answers, as it is typed. */
export interface AnswerForm {
  /** '' before one is chosen. */
  readonly verdict: BidVerdict | '';
  readonly words: string;
}

/** What an owner answers. */
export interface AnswerGiven extends Pick<ReceivedBid, 'kind' | 'amount' | 'bidderName'> {
  readonly bidId: string;
}

/** Before the owner has chosen or typed anything. */
export const initialAnswer: AnswerForm = { verdict: '', words: '' };

export const isVerdict = (text: string): text is BidVerdict => BidVerdict.is(text);

const wordsNames = { accepted: '说明', declined: '原因', moreAsked: '问题' } as const;

export const answerErrors = ({ verdict, words }: AnswerForm): ErrorsOf<AnswerForm> =>
  present<AnswerForm>(
    verdict === ''
      ? { verdict: '请选择答复' }
      : {
          words: textError(
            words,
            verdict === 'accepted' ? 0 : shortestBidWords,
            longestBidWords,
            wordsNames[verdict],
          ),
        },
  );

const answerNames = { accepted: '同意', declined: '婉拒', moreAsked: '请对方补充' } as const;

/** What the owner confirms before an answer is sent; the view also writes the sum out in words. */
export const answerDoubts = (
  { verdict }: AnswerForm,
  { kind, amount, bidderName }: AnswerGiven,
): ErrorsOf<AnswerForm> => {
  if (verdict === '') return {};
  const what = kind === 'interest' || amount === null ? '意向' : `报价 ${sumOf(amount)}`;
  const after = verdict === 'accepted' ? '，同意后对方不能撤回' : '';
  return { verdict: `您对${bidderName}的${what}的答复是：${answerNames[verdict]}${after}` };
};
