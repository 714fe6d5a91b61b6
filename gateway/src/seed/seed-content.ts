import type {
  SeedAccount,
  SeedBanner,
  SeedBuy,
  SeedHotWord,
  SeedMessage,
  SeedNda,
  SeedNews,
  SeedOrder,
  SeedSale,
  SeedSender,
} from './content/types';

/** All that a new database is filled with. */
export interface SeedContent {
  readonly accounts: readonly SeedAccount[];
  readonly senders: readonly SeedSender[];
  readonly sales: readonly SeedSale[];
  /** The accounts that the deals of a source belong to; the platform's where none is named. */
  readonly saleOwners: Readonly<Partial<Record<SeedSale['sourceType'], string>>>;
  readonly buys: readonly SeedBuy[];
  readonly ndas: readonly SeedNda[];
  readonly banners: readonly SeedBanner[];
  readonly hotWords: readonly SeedHotWord[];
  readonly messages: readonly SeedMessage[];
  readonly orders: readonly SeedOrder[];
  readonly news: readonly SeedNews[];
}
