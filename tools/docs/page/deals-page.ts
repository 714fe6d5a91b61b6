import { dealFilterFields } from '../../../contract/deal/deal-filter';
import { kinds, type KindWith } from '../../../contract/kind/kinds';
import { Transfer, TransferDetail } from '../../../contract/transfer/transfer';
import { Buy, BuyDetail } from '../../../src/domain/buy/buy';
import { Sale } from '../../../src/domain/sale/sale';
import { SaleDetail } from '../../../src/domain/sale/sale-detail';
import { fieldsOf, hiddenFrom as hiddenOfBuyFrom } from '../../../gateway/src/domain/buy/disclosure';
import { hiddenFrom, hideable, type Viewer } from '../../../gateway/src/domain/sale/disclosure';
import { hiddenWithProfit } from '../../../contract/sale/hidden-with-profit';
import { buyFilter } from '../../../src/ui/screens/buy-list/filter';
import { saleFilter } from '../../../src/ui/screens/sale-list/filter';
import { transferFilter } from '../../../src/ui/screens/transfer-list/filter';
import { codecIn, fieldsOfRecord, type Codec } from '../contract/schema';
import { code, codes, section, table, text, title, type Block } from './blocks';
import { timeRows } from './deal-times';

interface Kind {
  readonly name: string;
  readonly paths: readonly string[];
  readonly of: KindWith<'source'>;
  readonly card: Codec;
  readonly page: Codec;
  /** The fields that the gateway lets an owner hide. */
  readonly hideable: readonly string[];
}

/** The client shows a range of two amounts as one field. */
const budgetOf: Readonly<Partial<Record<string, string>>> = {
  amount: 'budget',
};

const documentedKinds: readonly Kind[] = [
  {
    name: 'Sales (找项目)',
    paths: ['/sale', '/sale/{sourceType}', '/sale/mark/{markId}'],
    of: 'sale',
    card: codecIn(Sale),
    page: codecIn(SaleDetail),
    hideable,
  },
  {
    name: 'Demands (找买方)',
    paths: ['/buy', '/buy/hundred/all', '/buy/hundred/fund', '/buy/hundred/soe', '/buy/hundred/{type}'],
    of: 'buy',
    card: codecIn(Buy),
    page: codecIn(BuyDetail),
    hideable: Object.keys(fieldsOf).map((name) => budgetOf[name] ?? name),
  },
  {
    name: 'Share transfers (股份转让)',
    paths: ['/gf', '/gf/{sourceType}'],
    of: 'transfer',
    card: codecIn(Transfer),
    page: codecIn(TransferDetail),
    hideable: [],
  },
];

/** Which names of the address a part of the filter sets, where they are not its own name. */
const namesOfSection: Readonly<Record<string, readonly string[]>> = {
  amount: ['min', 'max'],
  words: ['keyword', 'include', 'exclude'],
};

const filters = { sale: saleFilter, buy: buyFilter, transfer: transferFilter };

const filterNames = (of: Kind['of']): readonly string[] => [
  ...filters[of].sections.flatMap((part) => namesOfSection[part] ?? [part]),
  'sort',
];

const mark = (holds: boolean): string => (holds ? 'yes' : '');

/** Who reads a field that its owner has hidden. */
const openedBy = ({ of }: Kind): string =>
  of === 'buy' ? 'the buyer only' : 'an approved NDA, and the owner';

const fieldRows = (kind: Kind): readonly (readonly string[])[] => {
  const onCard = fieldsOfRecord(kind.card) ?? {};
  const onPage = fieldsOfRecord(kind.page) ?? {};
  const lost = kind.hideable.filter((name) => !Object.hasOwn(onPage, name));
  if (lost.length > 0) throw new Error(`${kind.name}: no field on its page for ${lost.join(', ')}`);
  return Object.keys(onPage).map((name) => [
    code(name),
    mark(Object.hasOwn(onCard, name)),
    'yes',
    kind.hideable.includes(name) ? openedBy(kind) : '',
  ]);
};

const isBuyField = (name: string): name is keyof typeof fieldsOf => Object.hasOwn(fieldsOf, name);
const buyFields = Object.keys(fieldsOf).filter(isBuyField);

interface Reader {
  readonly name: string;
  readonly viewer: Viewer;
}

const viewer = (prove: Viewer['prove'], ndaState: Viewer['ndaState'], owns = false): Viewer => ({
  ...{ prove, ndaState, owns },
  ndaEndsAt: null,
});

const readers: readonly Reader[] = [
  {
    name: 'Visitor, or member who is not verified',
    viewer: viewer(null, 'unsigned'),
  },
  { name: 'Fully verified, no NDA', viewer: viewer('1', 'unsigned') },
  { name: 'Fully verified, NDA under review', viewer: viewer('1', 'pending') },
  { name: 'Fully verified, NDA approved', viewer: viewer('1', 'signed') },
  { name: 'Fully verified, NDA rejected', viewer: viewer('1', 'rejected') },
  { name: 'Fully verified, NDA expired', viewer: viewer('1', 'expired') },
  {
    name: 'Basically verified, NDA approved before',
    viewer: viewer('2', 'signed'),
  },
  {
    name: 'Owner of the deal or the demand',
    viewer: viewer('1', 'unsigned', true),
  },
];

/** What the rules of the gateway leave hidden of a sale and of a demand that hide all they may. */
const readerRow = ({ name, viewer: who }: Reader): readonly string[] => {
  const sale = hiddenFrom(who, hideable).length === 0;
  const account = who.owns ? 'owner' : 'other';
  const buy = hiddenOfBuyFrom(account, { ownerId: 'owner', hidden: buyFields });
  return [name, mark(sale), mark(buy.length === 0)];
};

const unknown = documentedKinds.flatMap(({ of }) =>
  filterNames(of).filter((name) => !Object.hasOwn(dealFilterFields, name)),
);
if (unknown.length > 0) throw new Error(`no part of a filter: ${unknown.join(', ')}`);

/** What a card and a page of each kind of deal show, what is hidden, and by what its lists are filtered and ordered (SCR-02). */
export const dealsPage = (): readonly Block[] => [
  title('Deals: fields, filters and orders'),
  text(
    'Written by `npm run docs` from the codecs of the domain, from the tables of filters and orders, and from the rules of ' +
      'disclosure of the gateway (SCR-02, ENT-08). A hidden value, and what is derived from it, does not leave the gateway; no ' +
      'filter, order, count or search uses it.',
  ),
  ...section(
    'Filters and orders',
    table(
      ['Kind', 'Lists', 'Filters, by their names in the address', 'Orders, the first by default'],
      documentedKinds.map(({ name, paths, of }) => [
        name,
        codes(paths),
        codes(filterNames(of)),
        codes(kinds[of].sorts),
      ]),
    ),
  ),
  ...section(
    'What an NDA opens',
    table(['Reader', 'Hidden fields of a sale', 'Hidden fields of a demand'], readers.map(readerRow)),
    'An NDA is signed on a sale and opens all fields that its owner has hidden, until its term ends. A demand has no NDA, and a ' +
      `share transfer hides nothing. With the net profit of a sale, ${codes(hiddenWithProfit)} of each business year are hidden and ` +
      'opened. A sale that is over shows hidden fields to its owner alone.',
  ),
  ...section(
    'How exact times are',
    table(['Of', 'Time', 'Company name hidden from the reader', 'Company name shown'], timeRows()),
    'A time to the second on a deal that hides its owner would match the same time on another deal of that owner. Until an ' +
      'approved NDA opens the company name of a sale, its times of confirmation and process are by day, and those of its ' +
      'evidence by month. A demand keeps this for all readers but the buyer. Days and months are those of Asia/Shanghai.',
  ),
  ...documentedKinds.flatMap((kind) =>
    section(kind.name, table(['Field', 'Card', 'Page', 'When hidden, opened by'], fieldRows(kind))),
  ),
];
