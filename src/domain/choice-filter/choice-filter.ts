import { isRight } from 'fp-ts/Either';
import type * as t from 'io-ts';
import { parameters, type WireParameters } from '../../../contract/call/parameters';
import { filterLimits } from '../../../contract/deal/deal-filter';
import { filterAmount, isReversed } from '../deal-filter/amount-range';
import { choiceName, settledChoice, type ChoiceTree } from '../deal-filter/choice';
import { keywordFrom, wholeKeyword } from '../deal-filter/words';
import { typedText } from '../text/typed-text';

/** A part of a filter of which something is chosen. */
export interface ChoicePart {
  /** The name of its field in the call and in the address. */
  readonly name: string;
  readonly label: string;
  /** What can be chosen; choices of one level are groups without members. */
  readonly tree: ChoiceTree;
  readonly several: boolean;
}

/** A range of amounts in 万元 that can be chosen, both ends included; null is an open end. */
export interface Band {
  readonly word: string;
  readonly min: string | null;
  readonly max: string | null;
}

/** What a list of a kind is filtered and ordered by. */
export interface ChoiceDefinition<F extends t.Props> {
  /** The fields of the call; of these, `min`, `max`, `keyword` and `sort` have fixed meanings. */
  readonly fields: F;
  readonly parts: readonly (ChoicePart & { readonly name: keyof F & string })[];
  /** The range that `min` and `max` give; null for a kind without amounts. */
  readonly range: { readonly label: string; readonly bands: readonly Band[] } | null;
  /** What the keyword is searched in. */
  readonly keyword: string;
  /** The orders and their words; the first is the one of a list without a sort key. */
  readonly sorts: Readonly<Record<string, string>>;
}

/** A filter as the address writes it: texts by name, only those that are set. */
export type AskedTexts = WireParameters;

/** The filter that an address holds. */
export interface ReadChoices {
  readonly asked: AskedTexts;
  /** The labels of what was left out: unknown, malformed, contradictory or repeated. */
  readonly dropped: readonly string[];
}

/** The filter of a kind: read from an address, written into one, and sent with a call. */
export interface ChoiceFilter<Filter> extends Pick<
  ChoiceDefinition<t.Props>,
  'keyword' | 'parts' | 'range' | 'sorts'
> {
  /** The names by which an address holds it. */
  readonly queries: readonly string[];
  readonly read: (search: string) => ReadChoices;
  /** What the call is asked with. */
  readonly filterOf: (asked: AskedTexts) => Filter;
  /** The query of a filter: '?type=venture', or '' for none; the same filter has always the same text. */
  readonly search: (asked: AskedTexts) => string;
}

/** Choices of one level from their words by name. */
export const namedChoices = (names: Readonly<Record<string, string>>): ChoiceTree =>
  Object.entries(names).map(([id, name]) => ({ id, name, members: [] }));

/** The chosen ids of a part. */
export const chosenOf = (asked: AskedTexts, name: string): readonly string[] =>
  (asked[name] ?? '').split(',').filter((id) => id !== '');

const fixedLabels: Readonly<Record<string, string>> = {
  min: '最低金额',
  max: '最高金额',
  keyword: '关键词',
  sort: '排序',
};

const legible = (text: string): boolean => !text.includes('\uFFFD') && typedText(text) === text;

/** The filter of a kind by its definition. */
export const choiceFilter = <F extends t.Props>({
  fields,
  parts,
  range,
  keyword,
  sorts,
}: ChoiceDefinition<F>): ChoiceFilter<Readonly<t.TypeOfProps<F>>> => {
  const codec = parameters(fields);
  const [usualSort = ''] = Object.keys(sorts);
  const ends = range === null ? [] : ['min', 'max'];
  const queries = [...parts.map(({ name }) => name), ...ends, 'keyword', 'sort'];
  const labels = { ...fixedLabels, ...Object.fromEntries(parts.map(({ name, label }) => [name, label])) };

  const ofPart = ({ tree, several }: ChoicePart, text: string): string => {
    const known = settledChoice(tree, text.split(','));
    return several ? known.join(',') : known.length === 1 ? (known[0] ?? '') : '';
  };
  const isKnown = ({ tree, several }: ChoicePart, text: string): boolean => {
    const ids = text.split(',').filter((id) => id !== '');
    return ids.every((id) => choiceName(tree, id) !== null) && (several || ids.length <= 1);
  };

  const read = (search: string): ReadChoices => {
    const query = new URLSearchParams(search);
    const dropped = new Set<string>();
    const drop = (name: string): void => {
      dropped.add(labels[name] ?? name);
    };
    for (const name of queries) if (query.getAll(name).length > 1) drop(name);
    const asked: Record<string, string> = {};
    for (const part of parts) {
      const text = query.get(part.name) ?? '';
      if (!isKnown(part, text)) drop(part.name);
      asked[part.name] = ofPart(part, text);
    }
    const [min = null, max = null] = ends.map((name) => {
      const text = query.get(name) ?? '';
      const amount = filterAmount(text);
      if (amount === null && text !== '') drop(name);
      return amount;
    });
    const reversed = isReversed(min, max);
    if (reversed) drop('min');
    const words = wholeKeyword(query.get('keyword') ?? '');
    const isFit = legible(words) && Array.from(words).length <= filterLimits.keywordLength;
    if (!isFit) drop('keyword');
    const sort = query.get('sort') ?? '';
    if (sort !== '' && !Object.hasOwn(sorts, sort)) drop('sort');
    const whole: AskedTexts = {
      ...asked,
      min: reversed ? '' : (min ?? ''),
      max: reversed ? '' : (max ?? ''),
      keyword: isFit ? (keywordFrom(words) ?? '') : '',
      sort: Object.hasOwn(sorts, sort) && sort !== usualSort ? sort : '',
    };
    return {
      asked: Object.fromEntries(Object.entries(whole).filter(([, text]) => text !== '')),
      dropped: [...dropped],
    };
  };

  const empty = codec.decode({});
  return {
    keyword,
    parts,
    range,
    sorts,
    queries,
    read,
    filterOf: (asked) => {
      const decoded = codec.decode(asked);
      if (isRight(decoded)) return decoded.right;
      if (isRight(empty)) return empty.right;
      throw new Error(`a call with the fields ${Object.keys(fields).join(', ')} takes no empty filter`);
    },
    search: (asked) => {
      const query = new URLSearchParams();
      for (const name of queries) {
        const text = asked[name] ?? '';
        if (text !== '') query.set(name, text);
      }
      // Commas between ids stay legible in an address.
      const text = query.toString().replace(/%2C/g, ',');
      return text === '' ? '' : `?${text}`;
    },
  };
};
