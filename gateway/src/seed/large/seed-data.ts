import * as t from 'io-ts';
import { readValue } from '../read-records';
import { BuyData } from './buy-data';
import { phrases } from './phrase';
import { Standings } from './standing';

const texts = t.readonlyArray(t.string);
const weights = t.readonly(t.record(t.string, t.number));
const range = t.readonly(t.type({ least: t.number, most: t.number }));

const Phrases = t.type({
  /** Products and services, by the name of their industry. */
  products: t.record(t.string, texts),
  /** Cities by province; '' for a municipality alone. */
  cities: t.record(t.string, texts),
  makers: phrases,
  brands: texts,
  suffixes: texts,
  saleReasons: phrases,
  financingReasons: phrases,
  teasers: phrases,
  highlights: phrases,
  customers: phrases,
  documents: phrases,
});
export type Phrases = t.TypeOf<typeof Phrases>;

const Rules = t.type({
  /** Weights of the source types, and of the stages of each. */
  sources: weights,
  stages: t.record(t.string, weights),
  /** How often a deal lies in a province. */
  provinces: weights,
  /** What a title says of a stage. */
  titles: t.record(t.string, t.string),
  /** The stages at which money is raised. */
  financing: texts,
  hidden: t.readonlyArray(
    t.type({
      fields: t.readonlyArray(
        t.keyof({
          amount: null,
          netProfit: null,
          valuation: null,
          companyName: null,
          customers: null,
          reason: null,
          documents: null,
        }),
      ),
      weight: t.number,
    }),
  ),
  /** Per cent of the deals without an amount, and of those that lose money. */
  negotiable: t.number,
  lossMaking: t.number,
  /** 万元. */
  revenue: range,
  /** Per cent a year. */
  growth: range,
  /** Hundredths of a per cent of revenue: a shown worth would reveal a profit that is a round part of it. */
  margin: range,
  /** Per cent of revenue; of assets. */
  assetsOfRevenue: range,
  debtOfAssets: range,
  /** The same of what a court puts up, where it is another. */
  court: t.readonly(t.type({ lossMaking: t.number, growth: range, debtOfAssets: range })),
  /** Hundredths of the net profit; where there is none, per cent of revenue. */
  multiple: range,
  worthOfRevenue: range,
  standings: Standings,
});
export type Rules = t.TypeOf<typeof Rules>;

/** What the large seed is made of. */
export interface SeedData {
  readonly phrases: Phrases;
  readonly rules: Rules;
  readonly buys: BuyData;
}

/** The words and the rules that the large seed is made of. */
export const seedData = (folder: URL): SeedData => ({
  phrases: readValue(Phrases, folder, 'large/deal-phrases.json'),
  rules: readValue(Rules, folder, 'large/deal-rules.json'),
  buys: readValue(BuyData, folder, 'large/buy-data.json'),
});
