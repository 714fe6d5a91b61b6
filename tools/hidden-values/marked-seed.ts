import { hiddenWithProfit } from '../../contract/sale/hidden-with-profit';
import type { SeedContent } from '../../gateway/src/seed/seed-content';
import type { SeedFinance, SeedSale } from '../../gateway/src/seed/records/sale';
import type { HideableField } from '../../gateway/src/domain/sale/sale';
import { markedThings } from './marked-things';
import { markedNumber, markedText, numberTrace, type Mark, type World } from './marks';

/** The member who has signed and is determined in the world after signing. */
export const signer = 'u-shen';

/** The members among the askers whose verification is complete. */
const verified: readonly string[] = ['u-lin', signer];

/** Every third deal hides its amount too, whose seed is more open; and some of the hidden ones are 面议 in one world alone. */
const hiddenOf = (sale: SeedSale, place: number): readonly HideableField[] =>
  place % 3 === 0 && !sale.hidden.includes('amount') ? ['amount', ...sale.hidden] : sale.hidden;

const isOpenPrice = (world: World, place: number): boolean => place % 6 === (world === 'one' ? 0 : 3);

const marked = (world: World, sale: SeedSale, place: number): SeedSale => {
  const hidden = hiddenOf(sale, place);
  const hides = (field: HideableField): boolean => hidden.includes(field);
  const number = (field: HideableField, part?: number): string => markedNumber(world, place, field, part);
  const text = (field: HideableField): string => markedText(world, sale.id, field);
  const year = (finance: SeedFinance): SeedFinance =>
    hides('netProfit')
      ? {
          ...finance,
          netProfit: number('netProfit', finance.yearsAgo),
          ebitda: number('netProfit', finance.yearsAgo + 3),
          liabilities: number('netProfit', finance.yearsAgo + 6),
        }
      : finance;
  const [third, second, last] = sale.finances;
  return {
    ...sale,
    hidden,
    finances: [year(third), year(second), year(last)],
    ...(hides('amount') ? { amount: isOpenPrice(world, place) ? null : number('amount') } : {}),
    ...(hides('netProfit') ? { netProfit: number('netProfit', 1) } : {}),
    ...(hides('valuation') ? { valuation: number('valuation') } : {}),
    ...(hides('companyName') ? { companyName: text('companyName') } : {}),
    ...(hides('customers') ? { customers: text('customers') } : {}),
    ...(hides('reason') ? { reason: text('reason') } : {}),
    ...(hides('documents')
      ? {
          documents: sale.documents.map(({ id }, part) => ({
            id: `${id}${text('documents')}`,
            name: `${text('documents')}${part}`,
            pages: Number(number('documents', part)),
          })),
        }
      : {}),
  };
};

const numbersOf = (sale: SeedSale): readonly (readonly [HideableField, string | null])[] => [
  ['amount', sale.amount],
  ['netProfit', sale.netProfit],
  ...sale.finances.flatMap((year) => hiddenWithProfit.map((figure) => ['netProfit', year[figure]] as const)),
  ['valuation', sale.valuation],
  ...sale.documents.map(({ pages }) => ['documents', String(pages)] as const),
];

const textsOf = ({ companyName, customers, reason, documents }: SeedSale) =>
  [
    ['companyName', companyName],
    ['customers', customers],
    ['reason', reason],
    ...documents.map(({ name }) => ['documents', name] as const),
  ] satisfies readonly (readonly [HideableField, string])[];

/** Everything that a deal hides, as it is looked for. */
const marksOf = (sale: SeedSale): readonly Mark[] =>
  [
    ...numbersOf(sale).map(([field, value]) => [field, value === null ? null : numberTrace(value)] as const),
    ...textsOf(sale),
  ].flatMap(([field, trace]) =>
    sale.hidden.includes(field) && trace !== null
      ? [{ thing: sale.id, field, readers: 'signers', trace }]
      : [],
  );

export interface MarkedSeed {
  readonly content: SeedContent;
  readonly marks: readonly Mark[];
  /** The deals that the signer has signed for in the world after signing. */
  readonly signed: ReadonlySet<string>;
  /** The members whose determination holds. */
  readonly determined: readonly string[];
}

/** The marks that a member may read by calls; a visitor may read none. */
export const readableBy = (asker: string, { marks, signed, determined }: MarkedSeed): readonly Mark[] =>
  marks.filter(({ readers, thing }) => {
    if (readers === 'verified') return verified.includes(asker);
    return readers === 'determined' ? determined.includes(asker) : asker === signer && signed.has(thing);
  });

/** A seed in which each hidden value is a mark. With `signs` the signer has signed for every second deal and is determined. */
export const markedSeed = (seed: SeedContent, world: World, signs: boolean): MarkedSeed => {
  const sales = seed.sales.map((sale, place) => marked(world, sale, place));
  const things = markedThings(seed, world);
  const half = sales.flatMap(({ id }, place) => (place % 2 === 0 ? [id] : []));
  const signed = new Set(signs ? half : []);
  const others = ['u-xu', 'u-he'].flatMap((accountId) =>
    half.map((saleId) => ({ accountId, saleId, state: 'signed' as const, daysAgo: 3 })),
  );
  const own = [...signed].map((saleId) => ({
    accountId: signer,
    saleId,
    state: 'signed' as const,
    daysAgo: 3,
  }));
  return {
    // Without owners, who read what is theirs: they are no part of what is looked for.
    content: {
      ...seed,
      ...things.content,
      sales,
      saleOwners: {},
      ndas: [...others, ...own],
      bids: seed.bids.filter(({ saleId }) => sales.some(({ id }) => id === saleId)),
    },
    marks: [...sales.flatMap(marksOf), ...things.marks],
    signed,
    determined: signs ? [signer] : [],
  };
};
