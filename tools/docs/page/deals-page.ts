import { dealFilterFields, dealSorts } from '../../../contract/deal/deal-filter';
import { Transfer, TransferDetail } from '../../../contract/transfer/transfer';
import { Buy, BuyDetail } from '../../../src/domain/buy/buy';
import { Sale } from '../../../src/domain/sale/sale';
import { SaleDetail } from '../../../src/domain/sale/sale-detail';
import { filterKinds } from '../../../src/ui/parts/deal-filter/filter-kinds';
import { codecIn, fieldsOfRecord, type Codec } from '../contract/schema';
import { code, codes, section, table, text, title, type Block } from './blocks';

interface Kind {
  readonly name: string;
  readonly paths: readonly string[];
  readonly of: keyof typeof dealSorts;
  readonly card: Codec;
  readonly page: Codec;
}

const kinds: readonly Kind[] = [
  {
    name: 'Sales (找项目)',
    paths: ['/sale', '/sale/{sourceType}', '/sale/mark/{markId}'],
    of: 'sale',
    card: codecIn(Sale),
    page: codecIn(SaleDetail),
  },
  {
    name: 'Demands (找买方)',
    paths: ['/buy', '/buy/hundred/all', '/buy/hundred/fund', '/buy/hundred/soe', '/buy/hundred/{type}'],
    of: 'buy',
    card: codecIn(Buy),
    page: codecIn(BuyDetail),
  },
  {
    name: 'Share transfers (股份转让)',
    paths: ['/gf', '/gf/{sourceType}'],
    of: 'transfer',
    card: codecIn(Transfer),
    page: codecIn(TransferDetail),
  },
];

/** Which names of the address a part of the filter sets, where they are not its own name. */
const namesOfSection: Readonly<Record<string, readonly string[]>> = {
  amount: ['min', 'max'],
  words: ['keyword', 'include', 'exclude'],
};

const filterNames = (of: Kind['of']): readonly string[] => [
  ...filterKinds[of].sections.flatMap((part) => namesOfSection[part] ?? [part]),
  'sort',
];

const isHidden = (codec: Codec): boolean => codec.name.startsWith('Disclosure of ');

const mark = (holds: boolean): string => (holds ? 'yes' : '');

const fieldRows = ({ card, page }: Kind): readonly (readonly string[])[] => {
  const onCard = fieldsOfRecord(card) ?? {};
  return Object.entries(fieldsOfRecord(page) ?? {}).map(([name, codec]) => [
    code(name),
    mark(Object.hasOwn(onCard, name)),
    'yes',
    mark(isHidden(codec)),
  ]);
};

const unknown = kinds.flatMap(({ of }) => filterNames(of).filter((name) => !Object.hasOwn(dealFilterFields, name)));
if (unknown.length > 0) throw new Error(`no part of a filter: ${unknown.join(', ')}`);

/** What a card and a page of each kind of deal tell, and by what its lists are filtered and ordered (SCR-02). */
export const dealsPage = (): readonly Block[] => [
  title('Deals: fields, filters and orders'),
  text(
    'Written by `npm run docs` from the codecs of the domain and from the tables of filters and orders (SCR-02). A field marked as hidden can stand behind an NDA, or its owner can hide it: then neither the value nor what is derived from it leaves the gateway, and no filter, order, count or search holds anything against it (ENT-08).',
  ),
  ...section(
    'Filters and orders',
    table(
      ['Kind', 'Lists', 'Filters, by their names in the address', 'Orders, the first by default'],
      kinds.map(({ name, paths, of }) => [name, codes(paths), codes(filterNames(of)), codes(dealSorts[of])]),
    ),
  ),
  ...kinds.flatMap((kind) =>
    section(kind.name, table(['Field', 'Card', 'Page', 'Can be hidden'], fieldRows(kind))),
  ),
];
