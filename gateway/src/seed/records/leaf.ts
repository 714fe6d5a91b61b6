import * as t from 'io-ts';
import { isText } from '../../../../contract/codec/text';
import { industryTree } from '../../../../contract/reference/industries';
import { isNumericString } from '../../../../contract/values/numeric-string';
import { rounds } from '../../../../contract/reference/rounds';
import { industries, regions } from '../trees';

const leaf = <A>(name: string, is: t.Is<A>): t.Type<A> =>
  new t.Type<A>(
    name,
    is,
    (value, context) => (is(value) ? t.success(value) : t.failure(value, context)),
    t.identity,
  );

const isLines = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

/** A text; a long one may be written as a list of its lines. */
export const SeedText = new t.Type<string, string>(
  'text',
  isText,
  (value, context) => {
    if (isText(value)) return t.success(value);
    return isLines(value) ? t.success(value.join('\n')) : t.failure(value, context);
  },
  t.identity,
);

/** A decimal number as it is shown: '-14.0' keeps its zero. */
export const SeedDecimal = leaf(
  'decimal',
  (value): value is string => isText(value) && isNumericString(value),
);

type Named = readonly { readonly name: string }[];

const nameIn = (name: string, rows: Named): t.Type<string> => {
  const names = new Set(rows.map((row) => row.name));
  return leaf(name, (value): value is string => isText(value) && names.has(value));
};

/** A name of the industry tree, of either level. */
export const IndustryName = nameIn('industry', industries);
/** A name of the industry tree, of the second level. */
export const IndustryOfGroup = nameIn(
  'industry of a group',
  industryTree.flatMap((group) => group.industries),
);
/** A name of the region tree, of either level. */
export const RegionName = nameIn('region', regions);
export const RoundName = nameIn('round', rounds);

/** A province and a city with a space between; a municipality alone. */
export const Place = leaf(
  'place',
  (value): value is string => isText(value) && RegionName.is(value.split(' ')[0]),
);
