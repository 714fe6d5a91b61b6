import { and, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as t from 'io-ts';
import { isLeft } from 'fp-ts/Either';
import { decodeJson } from '../../../../../contract/codec/decode-json';
import { kinds } from '../../../../../contract/kind/kinds';
import { kindsWith } from '../../../../../contract/kind/capabilities';
import { WireDecimal } from '../../../../../contract/codec/decimal';
import { WireCount } from '../../../../../contract/codec/count';
import { orNull } from '../../../../../contract/codec/or-null';
import { searchQuery } from '../../../domain/search/bigrams';
import { soundQuery } from '../../../domain/search/name-sounds';
import type { FoundThing, FoundThings, Sought, SoughtWord, WantedOfKind } from '../../../ports/found-things';
import { storedKinds } from '../kinds/kinds';
import type { FoundKind } from '../kinds/stored-kind';
import type { Database } from '../orm';
import { searchName } from '../schema/search-name';

/** The kinds that the search over all kinds looks through. */
export const foundKinds: Readonly<Record<WantedOfKind['kind'], FoundKind>> = storedKinds;

const Row = t.type({
  kind: t.string,
  count: WireCount,
  things: t.array(
    t.type({
      id: t.string,
      sourceType: t.union([t.string, t.null]),
      title: t.string,
      code: t.union([t.string, t.null]),
      facts: t.array(t.unknown),
      texts: t.array(t.unknown),
      least: orNull(WireDecimal),
      most: orNull(WireDecimal),
    }),
  ),
});

const listed = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

/** The tsquery of any of the words; one that no text matches where none has a letter. */
const anyOf = (words: readonly string[]): string => {
  const queries = words.map((word) => searchQuery([word])).filter((query) => query !== null);
  return queries.length === 0 ? "'' & !''" : queries.map((query) => `(${query})`).join(' | ');
};

const inTitle = (title: PgColumn, forms: readonly string[]): SQL =>
  or(...forms.map((form) => sql`strpos(lower(${title}), ${form}) > 0`)) ?? sql`false`;

const bySound = (kind: string, word: SoughtWord): SQL =>
  sql`select ${searchName.id} from ${searchName} where ${searchName.kind} = ${kind}
    and ${searchName.pinyin} @@ ${anySound(word)}::tsquery`;

const anySound = ({ forms }: SoughtWord): string => forms.map(soundQuery).join(' | ');

/** All words in one question to the index. */
const everyWord = (words: readonly SoughtWord[]): string =>
  words.map(({ forms, synonyms }) => `(${anyOf([...forms, ...synonyms])})`).join(' & ');

/**
 * The rows that match every word. Words that may be sounds are looked up in two indexes, each by itself: one condition
 * over both would be answered by reading every row.
 */
const matching = (kind: string, { table, id, found }: FoundKind, words: readonly SoughtWord[]): SQL => {
  const titled = and(...words.filter((word) => word.inTitle).map(({ forms }) => inTitle(found.title, forms)));
  if (!words.some((word) => word.bySound))
    return and(sql`${found.search} @@ ${everyWord(words)}::tsquery`, titled) ?? sql`true`;
  const sets = words.map((word) => {
    const written = sql`select ${id}::text from ${table} where ${found.search} @@ ${everyWord([word])}::tsquery`;
    return word.bySound ? sql`(${written} union ${bySound(kind, word)})` : sql`(${written})`;
  });
  const ids = sql.join(sets, sql` intersect `);
  return (
    and(
      sql`${id} in (select matched.id::${sql.raw(id.getSQLType())} from (${ids}) as matched(id))`,
      titled,
    ) ?? sql`true`
  );
};

/** How well a row matches: 0 is best. */
const rankOf = ({ found }: FoundKind, { whole, words }: Sought): SQL => {
  const { title, code, search } = found;
  const literal = words.every(({ synonyms, bySound: sounded }) => synonyms.length === 0 && !sounded)
    ? null
    : words.map(({ forms }) => `(${anyOf(forms)})`).join(' & ');
  return sql`case
    ${code === null ? sql`` : sql`when right(lower(${code}), ${whole.length}) = ${whole} and length(${whole}) > 3 then 0`}
    when lower(${title}) = ${whole} then 1
    when strpos(lower(${title}), ${whole}) > 0 then 2
    when ${and(...words.map(({ forms }) => inTitle(title, forms)))} then 3
    ${literal === null ? sql`` : sql`when not (${search} @@ ${literal}::tsquery) then 5`}
    else 4 end`;
};

const column = (value: PgColumn | SQL): SQL => sql`to_jsonb(${value})`;

const ofKind = (sought: Sought, { kind, limit, offset }: WantedOfKind, now: number): SQL => {
  const stored = foundKinds[kind];
  const { table, id, found } = stored;
  const matched = sql`from ${table} where ${and(matching(kind, stored, sought.words), found.shown(now))}`;
  if (limit === 0)
    return sql`select ${kind} as kind, (select count(*) ${matched}) as count, '[]'::jsonb as things`;
  const facts = found.facts.map((fact) => column('names' in fact ? fact.ids : fact));
  const thing = sql`jsonb_build_object(
    'id', ${id}::text,
    'sourceType', ${found.sourceType ?? sql`null::text`},
    'title', ${found.title},
    'code', ${found.code ?? sql`null::text`},
    'facts', jsonb_build_array(${listed(facts)}),
    'texts', jsonb_build_array(${listed(found.texts.map(column))}),
    'least', (${found.least ?? sql`null`})::text,
    'most', (${found.most ?? sql`null`})::text)`;
  const name = sql.identifier(`m_${kind}`);
  return sql`select ${kind} as kind, (select count(*) from ${name}) as count, coalesce((
    select jsonb_agg(${thing} order by page.rank, page.at desc, page.id desc)
    from (select * from ${name} order by rank, at desc, id desc limit ${limit} offset ${offset}) as page
    join ${table} on ${id} = page.id), '[]'::jsonb) as things
    from (select 1) as once`;
};

/** The matches of a kind with their ranks, before a page of them is taken. */
const matchesOf = (sought: Sought, { kind }: WantedOfKind, now: number): SQL => {
  const stored = foundKinds[kind];
  const { table, id, found } = stored;
  return sql`${sql.identifier(`m_${kind}`)} as materialized (
    select ${id} as id, ${found.at} as at, ${rankOf(stored, sought)} as rank
    from ${table} where ${and(matching(kind, stored, sought.words), found.shown(now))})`;
};

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** So many names of a list are shown. */
const mostNames = 3;

const factText = (value: unknown, names: ReadonlyMap<string, string> | null): string => {
  const texts = (Array.isArray(value) ? value : [value])
    .filter(isFilled)
    .map((each) => (names === null ? each : (names.get(each) ?? '')))
    .filter(isFilled);
  return texts.slice(0, mostNames).join('、') + (texts.length > mostNames ? '等' : '');
};

const textOf = (value: unknown): string =>
  (Array.isArray(value) ? value : [value]).filter(isFilled).join('；');

type Read = t.TypeOf<typeof Row>['things'][number];

const thingOf = ({ found }: FoundKind, { facts, texts, ...same }: Read): FoundThing => ({
  ...same,
  facts: found.facts
    .map((fact, place) => factText(facts[place], 'names' in fact ? fact.names : null))
    .filter(isFilled),
  texts: texts.map(textOf).filter(isFilled),
});

const things = t.array(Row.props.things.type);

const readRow = (row: Readonly<Record<string, unknown>>): t.TypeOf<typeof Row> => {
  const found = row['things'];
  const read = Row.decode({
    ...row,
    things: typeof found === 'string' ? decodeJson(things)(found) : found,
    count: Number(row['count']),
  });
  if (isLeft(read)) throw new Error('A row of the search holds what its codec does not take.');
  return read.right;
};

const searched = kindsWith('search');

/** Things of all kinds by words, from the database, in one statement. */
export const foundThingsStore = ({ orm }: Database): FoundThings => ({
  kindsFor: (verified) => searched.filter((kind) => verified || kinds[kind].readers === 'all'),
  find: async (sought, wanted, now) => {
    if (wanted.length === 0) return [];
    const paged = wanted.filter(({ limit }) => limit > 0);
    const matches = listed(paged.map((each) => matchesOf(sought, each, now)));
    const rows = await orm.execute(
      sql`${paged.length === 0 ? sql`` : sql`with ${matches}`} ${sql.join(
        wanted.map((each) => ofKind(sought, each, now)),
        sql` union all `,
      )}`,
    );
    const read = new Map(rows.map(readRow).map((row) => [row.kind, row]));
    return wanted.map(({ kind }) => {
      const row = read.get(kind);
      return {
        kind,
        count: row?.count ?? 0,
        things: (row?.things ?? []).map((each) => thingOf(foundKinds[kind], each)),
      };
    });
  },
});
