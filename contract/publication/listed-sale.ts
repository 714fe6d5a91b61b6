import * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { WireDecimal } from '../codec/decimal';
import { listOf } from '../codec/list-of';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireText } from '../codec/text';
import { textIn, type FormTexts } from './form-texts';
import { askedIn, stageIn } from './sale-words';

/** The values of a listed sale that have no form field, and the text that they belong to. */
export const ListedSale = record(
  {
    /** 万元; null for none. */
    valuation: orNull(WireDecimal),
    rdEmployees: orNull(WireCount),
    /** The names of what is hidden of it until an NDA is signed. */
    hidden: listOf(WireText),
    text: t.readonly(t.record(t.string, t.string)),
  },
  'ListedSale',
);
export type ListedSale = t.TypeOf<typeof ListedSale>;

interface Unasked<Sum> {
  readonly valuation: Sum | null;
  readonly rdEmployees: number | null;
}

/**
 * What an edit leaves of the listed values that its form does not ask for: the valuation goes with another amount, stake
 * or round, and the number of developers with another number of people. Total and pure.
 * @param before the text as it is listed
 */
export const unaskedAfter = <Sum>(
  texts: FormTexts,
  before: FormTexts,
  { valuation, rdEmployees }: Unasked<Sum>,
): Unasked<Sum> => ({
  valuation: askedIn(texts) === askedIn(before) && stageIn(texts) === stageIn(before) ? valuation : null,
  rdEmployees: textIn(texts, 'employees') === textIn(before, 'employees') ? rdEmployees : null,
});
