import type { SeedAccount, SeedSender } from './records/account';
import type { SeedActivityRegistration } from './records/activity';
import type { SeedBid, SeedNda } from './records/bid';
import type { SeedEnrolment } from './records/buy';
import type { SeedBanner, SeedHotWord } from './records/home';
import type { SeedConsultation, SeedMessage } from './records/message';
import type { SeedNews } from './records/news';
import type { SeedOrder } from './records/order';
import type { SeedSale } from './records/sale';
import type { SeedStatistics } from './records/statistics';
import type { SeededContent } from './seeded-kinds';

import type { Survey } from '../../../contract/survey/survey';

/** All that a new database is filled with. */
export interface SeedContent extends SeededContent {
  readonly accounts: readonly SeedAccount[];
  readonly senders: readonly SeedSender[];
  readonly sales: readonly SeedSale[];
  /** The accounts that the deals of a source belong to; the platform's where none is named. */
  readonly saleOwners: Readonly<Partial<Record<SeedSale['sourceType'], string>>>;
  readonly enrolments: readonly SeedEnrolment[];
  readonly activityRegistrations?: readonly SeedActivityRegistration[];
  readonly ndas: readonly SeedNda[];
  readonly bids: readonly SeedBid[];
  /** By the id of a deal the lowest bid that its owner takes, 万元. */
  readonly leastBids: Readonly<Record<string, string>>;
  readonly banners: readonly SeedBanner[];
  readonly hotWords: readonly SeedHotWord[];
  readonly messages: readonly SeedMessage[];
  readonly consultations?: readonly SeedConsultation[];
  readonly orders: readonly SeedOrder[];
  readonly news: readonly SeedNews[];
  /** The versions of the survey about funds. */
  readonly surveys?: readonly Survey[];
  /** The figures of the market. */
  readonly statistics?: SeedStatistics;
}
