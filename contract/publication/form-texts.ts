import type { KindWith } from '../kind/kinds';
import type { Decimal } from '../values/decimal';
import { isAmountUnit, typedAmount } from '../values/typed-amount';

/** A publication as it is typed: field name → text. */
export type FormTexts = Readonly<Record<string, string>>;

/** The faults of a form, by field. */
export type Faults = Readonly<Partial<Record<string, string>>>;

export type PublicationKind = KindWith<'publication'>;

/** What one account may have, and what a draft may hold at most. */
export const publicationLimits = {
  perAccount: 50,
  drafts: 10,
  fields: 90,
  nameLength: 200,
  /** Characters of one text; what a field takes in the end is less. */
  textLength: 2_000,
} as const;

/** A note that justifies a finding to the reviewer has a field with this name. */
export const noteField = (field: string, found: string): string =>
  `note:${field}:${found}`.slice(0, publicationLimits.nameLength);
export const noteLength = 200;

/** The text of a field, without space around it; '' where nothing was typed. */
export const textIn = (texts: FormTexts, field: string): string =>
  (Object.hasOwn(texts, field) ? (texts[field] ?? '') : '').trim();

/** How many characters a text has, as people count them. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** The lines of a text that hold something. */
export const linesIn = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** An amount in 万元, typed in one field under the unit of another; null for what is none. */
export const amountIn = (texts: FormTexts, field: string, unitField: string): Decimal | null => {
  const unit = textIn(texts, unitField);
  return isAmountUnit(unit) ? typedAmount(textIn(texts, field), unit) : null;
};

/** Whether two forms say the same; a field without a text is no field. */
export const sayTheSame = (one: FormTexts, other: FormTexts): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (field) => textIn(one, field) === textIn(other, field),
  );
