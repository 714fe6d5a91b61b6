import * as t from 'io-ts';
import type { AnyCall } from '../../contract/call/call';
import type { WireParameters } from '../../contract/call/parameters';
import { WithDefault } from '../../contract/codec/with-default';
import { kindsWith } from '../../contract/kind/capabilities';
import { kinds, type KindName } from '../../contract/kind/kinds';
import type { SeedContent } from '../../gateway/src/seed/seed-content';
import { families } from '../docs/contract/documented-families';

/** One call as an asker makes it. */
export interface AskedCall {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly parameters: WireParameters;
}

/** All combinations of two parts of what is asked. */
const each = (one: readonly WireParameters[], other: readonly WireParameters[]): readonly WireParameters[] =>
  one.flatMap((first) => other.map((second) => ({ ...first, ...second })));

/** Every order is asked with these: all deals of a list, and those with an amount. */
const ordered: readonly WireParameters[] = [{}, { min: '1' }];

/** The filters that show something of a hidden value where one is found, counted or ordered by it. */
const conditions: readonly WireParameters[] = [
  { max: '999999999999999' },
  { min: '790000000000', max: '799999999999' },
  { min: '791500000000' },
  { max: '791500000000' },
  { industry: '01' },
  { region: 'cn-east' },
  { within: '30' },
  { within: '90' },
];

const words = (traces: readonly string[]): readonly WireParameters[] =>
  traces.flatMap((trace) => [{ keyword: trace }, { include: trace }, { exclude: trace }]);

/** The kinds that hide something, to which a search is narrowed. */
const scopes: readonly WireParameters[] = [
  {},
  ...(['sale', 'fund', 'investor', 'presentation'] as const satisfies readonly KindName[]).map((kind) => ({
    kind,
  })),
];

const fieldsOf = ({ parameters }: AnyCall): Readonly<Record<string, unknown>> =>
  'fields' in parameters && typeof parameters.fields === 'object' && parameters.fields !== null
    ? { ...parameters.fields }
    : {};

const isKeyof = (type: unknown): type is t.KeyofC<Record<string, unknown>> => type instanceof t.KeyofType;

/** The orders of a call that lists things; a count takes an order too, which changes nothing of it. */
const ordersOf = ({ sort, pageSize }: Readonly<Record<string, unknown>>): readonly WireParameters[] =>
  pageSize !== undefined && sort instanceof WithDefault && isKeyof(sort.type)
    ? Object.keys(sort.type.keys).map((key) => ({ sort: key }))
    : [{}];

/** Each once, without the fields that a call does not take. */
const taken = (
  asked: readonly WireParameters[],
  fields: Readonly<Record<string, unknown>>,
): readonly WireParameters[] => {
  const own = asked.map((parameters) =>
    Object.fromEntries(Object.entries(parameters).filter(([name]) => Object.hasOwn(fields, name))),
  );
  return [...new Map(own.map((parameters) => [JSON.stringify(parameters), parameters])).values()];
};

/** The ids that calls of a kind are asked with; the example's alone where the seed of no such kind is marked. */
const idsOf = (path: string, { funds, investors, presentations }: SeedContent): readonly string[] | null => {
  const things = [
    ['/webapp/fund!', funds],
    ['/webapp/investor!', investors],
    ['/webapp/presentation!', presentations],
  ] as const;
  const found = things.find(([start]) => path.startsWith(start));
  return found === undefined ? null : found[1].map(({ id }) => id);
};

const parametersOf = (
  call: AnyCall,
  example: unknown,
  content: SeedContent,
  traces: readonly string[],
): readonly WireParameters[] => {
  const fields = fieldsOf(call);
  const usual = call.parameters.encode(example);
  if ('sourceType' in fields && 'id' in fields)
    return content.sales.map(({ sourceType, id }) => ({ sourceType, id }));
  if ('min' in fields && 'keyword' in fields) {
    const found = [...each(ordered, ordersOf(fields)), ...conditions, ...words(traces)];
    return taken(each(found, [{ pageSize: '100' }]), fields);
  }
  if ('text' in fields) {
    const whole = each(
      traces.map((text) => ({ text })),
      scopes,
    );
    const beginnings = traces.map((text) => ({ text: Array.from(text).slice(0, 2).join('') }));
    return [usual, ...taken([...whole, ...beginnings], fields)];
  }
  const ids = 'id' in fields ? idsOf(call.path, content) : null;
  return ids === null ? [usual] : ids.map((id) => ({ ...usual, id }));
};

/**
 * All calls of the contract that only read; a new one is asked too. A list is asked with everything that a filter can try,
 * the call for one thing with every marked thing.
 */
export const readingCalls = (content: SeedContent, traces: readonly string[]): readonly AskedCall[] =>
  families.flatMap(({ calls, examples }) =>
    Object.entries(calls).flatMap(([name, call]) =>
      call.safe && call.host === undefined
        ? parametersOf(call, examples[name]?.asked, content, traces).map((parameters) => ({
            path: call.path,
            method: call.method,
            parameters,
          }))
        : [],
    ),
  );

/** The pages that the server renders for a visitor or a crawler, and the files for crawlers. */
export const publicPages = ({ sales, funds, investors, presentations }: SeedContent): readonly string[] => [
  '/',
  '/sale',
  ...kinds.sale.sorts.map((sort) => `/sale?sort=${sort}`),
  '/sale?min=790000000000&max=799999999999',
  ...['entrust', 'platform', 'soe', 'listed', 'court'].map((type) => `/sale/${type}`),
  '/sale/mark',
  '/sale/landing',
  ...sales.map(({ sourceType, id }) => `/sale/${sourceType}/${id}`),
  '/fund',
  ...funds.map(({ id }) => `/fund/${id}`),
  ...(['recent', 'casesDown', 'chequeDown'] as const).map((sort) => `/investor?sort=${sort}`),
  ...investors.map(({ id }) => `/investor/${id}`),
  '/news/presentation',
  ...presentations.map(({ id }) => `/news/presentation/${id}`),
  '/robots.txt',
  '/sitemap.xml',
  ...kindsWith('siteMap').map((kind) => `/sitemap/${kind}s-1.xml`),
];
