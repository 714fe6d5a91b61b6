import type { AnyCall } from '../../contract/call/call';
import type { WireParameters } from '../../contract/call/parameters';
import { kinds } from '../../contract/kind/kinds';
import { families } from '../docs/contract/documented-families';

/** One call as somebody makes it. */
export interface AskedCall {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly parameters: WireParameters;
}

interface Deal {
  readonly id: string;
  readonly sourceType: string;
}

/** What somebody would try who wants to find out what is hidden. */
const attempts = (traces: readonly string[]): readonly WireParameters[] => [
  {},
  { min: '1' },
  { max: '999999999999999' },
  { min: '790000000000', max: '799999999999' },
  { min: '791500000000' },
  { max: '791500000000' },
  { industry: '01' },
  { region: 'cn-east' },
  { within: '30' },
  ...traces.flatMap((trace) => [{ keyword: trace }, { include: trace }, { exclude: trace }]),
];

const fieldsOf = ({ parameters }: AnyCall): readonly string[] =>
  'fields' in parameters && typeof parameters.fields === 'object' && parameters.fields !== null
    ? Object.keys(parameters.fields)
    : [];

const parametersOf = (
  call: AnyCall,
  example: unknown,
  deals: readonly Deal[],
  traces: readonly string[],
): readonly WireParameters[] => {
  const fields = fieldsOf(call);
  if (fields.includes('sourceType') && fields.includes('id'))
    return deals.map(({ sourceType, id }) => ({ sourceType, id }));
  if (fields.includes('min') && fields.includes('keyword'))
    return kinds.sale.sorts.flatMap((sort) =>
      attempts(traces).map((tried) => ({ ...tried, sort, pageSize: '100' })),
    );
  if (fields.includes('text'))
    return [
      call.parameters.encode(example),
      ...traces.flatMap((text) => [
        { text },
        { text, kind: 'sale' },
        { text: Array.from(text).slice(0, 2).join('') },
      ]),
    ];
  return [call.parameters.encode(example)];
};

/**
 * All that can be read of the gateway, by the contract: whatever call it is given next is asked too, a list of deals by
 * everything that a filter can try, a deal's own call for every deal.
 */
export const readingCalls = (deals: readonly Deal[], traces: readonly string[]): readonly AskedCall[] =>
  families.flatMap(({ calls, examples }) =>
    Object.entries(calls).flatMap(([name, call]) =>
      call.safe && call.host === undefined
        ? parametersOf(call, examples[name]?.asked, deals, traces).map((parameters) => ({
            path: call.path,
            method: call.method,
            parameters,
          }))
        : [],
    ),
  );

/** The pages that a visitor or a crawler is shown, and what stands beside them for crawlers. */
export const publicPages = (deals: readonly Deal[]): readonly string[] => [
  '/',
  '/sale',
  ...kinds.sale.sorts.map((sort) => `/sale?sort=${sort}`),
  '/sale?min=790000000000&max=799999999999',
  ...['entrust', 'platform', 'soe', 'listed', 'court'].map((type) => `/sale/${type}`),
  '/sale/mark',
  '/sale/landing',
  ...deals.map(({ sourceType, id }) => `/sale/${sourceType}/${id}`),
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap/sales-1.xml',
];
