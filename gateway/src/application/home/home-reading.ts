import type { Banner, HotWord } from '../../domain/home/home';
import { headFor, type HeadView } from '../../domain/sale/disclosure';
import type { Session } from '../../domain/session/session';
import type { HomeContent } from '../../ports/home-content';
import type { Sales } from '../../ports/sales';
import type { Viewing } from '../sale/viewing';

export interface HomeReadingNeeds {
  readonly content: HomeContent;
  readonly sales: Sales;
  readonly viewing: Viewing;
}

interface HomeDeals {
  readonly recommended: readonly HeadView[];
  readonly others: readonly HeadView[];
}

export interface HomeReading {
  readonly banners: () => Promise<readonly Banner[]>;
  readonly hotWords: () => Promise<readonly HotWord[]>;
  /** Recommended deals, and the newest of the rest: no deal is in both. */
  readonly deals: (session: Session | null) => Promise<HomeDeals>;
}

const dealCount = 5;

export const makeHomeReading = ({ content, sales, viewing }: HomeReadingNeeds): HomeReading => ({
  banners: content.banners,
  hotWords: content.hotWords,
  deals: async (session) => {
    const recommended = await sales.recommended(dealCount);
    const recommendedIds = recommended.map(({ id }) => id);
    const others = await sales.newest(dealCount, recommendedIds);
    const viewerOf = await viewing(session, [...recommendedIds, ...others.map(({ id }) => id)]);
    return {
      recommended: recommended.map((head) => headFor(viewerOf(head.id), head)),
      others: others.map((head) => headFor(viewerOf(head.id), head)),
    };
  },
});
