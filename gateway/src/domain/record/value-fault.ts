import type { Decimal } from '../../../../contract/values/decimal';

/** The values of a record that a rule judges, by the paths of their fields. */
interface JudgedValues {
  /** Texts that hold more than blanks. */
  readonly filled: Readonly<Record<string, string>>;
  /** Figures that are not under 0. */
  readonly figures: Readonly<Record<string, Decimal | null>>;
}

/** The first value of a record that makes no sense, as a sentence; null for none. */
export const valueFault = ({ filled, figures }: JudgedValues): string | null => {
  const blank = Object.entries(filled).find(([, text]) => text.trim() === '');
  if (blank !== undefined) return `字段“${blank[0]}”只有空白`;
  const negative = Object.entries(figures).find(([, figure]) => figure?.startsWith('-'));
  return negative === undefined ? null : `字段“${negative[0]}”不能为负数`;
};

/** One figure of each item of a list, by their paths. */
export const figuresOf = <Field extends string>(
  list: string,
  field: Field,
  items: readonly Readonly<Record<Field, Decimal | null>>[],
): Readonly<Record<string, Decimal | null>> =>
  Object.fromEntries(items.map((item, place) => [`${list}.${place}.${field}`, item[field]]));
