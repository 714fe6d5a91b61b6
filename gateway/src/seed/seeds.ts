import * as t from 'io-ts';
import { Survey } from '../../../contract/survey/survey';
import { SeedAccount, SeedSender } from './records/account';
import { SeedActivityRegistration } from './records/activity';
import { SeedBid, SeedLeastBids, SeedNda } from './records/bid';
import { SeedEnrolment } from './records/buy';
import { SeedBanner, SeedHotWord } from './records/home';
import { SeedConsultation, SeedMessage } from './records/message';
import { SeedNews } from './records/news';
import { SeedOrder } from './records/order';
import { SeedSale, SeedSaleOwners } from './records/sale';
import { SeedStatistics } from './records/statistics';
import { largeBuys } from './large/large-buys';
import { largeFunds } from './large/large-funds';
import { longConversation } from './large/long-conversation';
import { largeSales } from './large/large-sales';
import { seedData } from './large/seed-data';
import { readRecords, readValue } from './read-records';
import type { SeedContent } from './seed-content';
import { noRecords, readKinds } from './seeded-kinds';
import type { SeedName } from './seed-names';

const bare = (folder: URL): SeedContent => ({
  ...noRecords,
  accounts: [],
  senders: readRecords(SeedSender, folder, 'content/senders.json'),
  sales: [],
  saleOwners: {},
  enrolments: [],
  ndas: [],
  bids: [],
  leastBids: {},
  banners: [],
  hotWords: [],
  messages: [],
  orders: [],
  news: [],
});

const empty = (folder: URL): SeedContent => ({
  ...bare(folder),
  accounts: readRecords(SeedAccount, folder, 'content/accounts.json'),
});

const demo = (folder: URL): SeedContent => ({
  ...empty(folder),
  ...readKinds(folder),
  sales: readRecords(SeedSale, folder, 'content/sales/'),
  saleOwners: readValue(SeedSaleOwners, folder, 'content/sale-owners.json'),
  enrolments: readRecords(SeedEnrolment, folder, 'content/enrolments.json'),
  activityRegistrations: readRecords(SeedActivityRegistration, folder, 'content/activity-registrations.json'),
  ndas: readRecords(SeedNda, folder, 'content/ndas.json'),
  bids: readRecords(SeedBid, folder, 'content/bids.json'),
  leastBids: readValue(SeedLeastBids, folder, 'content/least-bids.json'),
  banners: readRecords(SeedBanner, folder, 'content/banners.json'),
  hotWords: readRecords(SeedHotWord, folder, 'content/hot-words.json'),
  messages: readRecords(SeedMessage, folder, 'content/messages/'),
  consultations: readRecords(SeedConsultation, folder, 'content/consultations.json'),
  orders: readRecords(SeedOrder, folder, 'content/orders.json'),
  news: readRecords(SeedNews, folder, 'content/news.json'),
  surveys: readValue(t.readonlyArray(Survey), folder, 'content/fund-surveys.json'),
  statistics: readValue(SeedStatistics, folder, 'content/statistics.json'),
});

const largeCount = { sales: 10_000, buys: 5_000, funds: 2_000, messages: 10_000 };

const large = (folder: URL): SeedContent => {
  const content = demo(folder);
  const data = seedData(folder);
  return {
    ...content,
    sales: [...content.sales, ...largeSales(data, largeCount.sales - content.sales.length)],
    buys: [...content.buys, ...largeBuys(data, largeCount.buys - content.buys.length)],
    funds: [
      ...content.funds,
      ...largeFunds(content.funds, data.phrases, largeCount.funds - content.funds.length),
    ],
    messages: [...longConversation(largeCount.messages), ...content.messages],
  };
};

const contents: Readonly<Record<SeedName, (folder: URL) => SeedContent>> = { demo, large, empty, bare };

/**
 * The content of a new database, by the name given with --seed; it is read from the files of the seed.
 * @throws SeedProblem
 */
export const seedContent = (name: SeedName, folder: URL): SeedContent => contents[name](folder);
