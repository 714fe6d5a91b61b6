import { seedAccounts } from './content/accounts';
import { seedBanners } from './content/banners';
import { seedBuys } from './content/buys/all-buys';
import { seedBids, seedLeastBids } from './content/bids';
import { seedConsultations } from './content/consultations';
import { seedEnrolments } from './content/enrolments';
import { seedHotWords } from './content/hot-words';
import { seedInvestors } from './content/investors/all-investors';
import { seedMessages } from './content/messages/all-messages';
import { seedNdas } from './content/ndas';
import { seedNews } from './content/news/all-news';
import { seedOrders } from './content/orders';
import { seedSales } from './content/sales/all-sales';
import { seedSenders } from './content/senders';
import { seedTransfers } from './content/transfers/all-transfers';
import { largeBuys } from './large/large-buys';
import { longConversation } from './large/long-conversation';
import { largeSales } from './large/large-sales';
import { seedData } from './large/seed-data';
import type { SeedContent } from './seed-content';
import type { SeedName } from './seed-names';

const bare: SeedContent = {
  accounts: [],
  senders: seedSenders,
  sales: [],
  saleOwners: {},
  buys: [],
  enrolments: [],
  investors: [],
  transfers: [],
  ndas: [],
  bids: [],
  leastBids: {},
  banners: [],
  hotWords: [],
  messages: [],
  orders: [],
  news: [],
};

const empty: SeedContent = { ...bare, accounts: seedAccounts };

const demo: SeedContent = {
  ...empty,
  sales: seedSales,
  saleOwners: { entrust: 'u-zhou', soe: 'u-wu', listed: 'u-chen' },
  buys: seedBuys,
  enrolments: seedEnrolments,
  investors: seedInvestors,
  transfers: seedTransfers,
  ndas: seedNdas,
  bids: seedBids,
  leastBids: seedLeastBids,
  banners: seedBanners,
  hotWords: seedHotWords,
  messages: seedMessages,
  consultations: seedConsultations,
  orders: seedOrders,
  news: seedNews,
};

/** What a new database is filled with, by the name given with --seed. */
export const seeds: Readonly<Record<Exclude<SeedName, 'large'>, SeedContent>> = { demo, empty, bare };

const largeCount = { sales: 10_000, buys: 5_000, messages: 10_000 };

const large = (folder: URL): SeedContent => {
  const data = seedData(folder);
  return {
    ...demo,
    sales: [...seedSales, ...largeSales(data, largeCount.sales - seedSales.length)],
    buys: [...seedBuys, ...largeBuys(data, largeCount.buys - seedBuys.length)],
    messages: [...longConversation(largeCount.messages), ...seedMessages],
  };
};

/**
 * The content of a seed by its name; the large one is made when it is asked for.
 * @param folder of the data that it is made of
 */
export const seedContent = (name: SeedName, folder: URL): SeedContent =>
  name === 'large' ? large(folder) : seeds[name];
