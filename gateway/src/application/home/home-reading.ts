import { mostHomeEvents, type HomeEvent } from '../../../../contract/home/home-event';
import type { EventState } from '../../../../contract/event/event-state';
import type { Banner, HotWord } from '../../domain/home/home';
import { headFor, type HeadView } from '../../domain/sale/disclosure';
import type { Session } from '../../domain/session/session';
import type { Activities } from '../../ports/activities';
import type { Conferences } from '../../ports/conferences';
import type { HomeContent } from '../../ports/home-content';
import type { Sales } from '../../ports/sales';
import type { Viewing } from '../sale/viewing';

export interface HomeReadingNeeds {
  readonly content: HomeContent;
  readonly sales: Sales;
  readonly viewing: Viewing;
  readonly conferences: Pick<Conferences, 'page'>;
  readonly activities: Pick<Activities, 'page'>;
}

interface HomeDeals {
  readonly recommended: readonly HeadView[];
  readonly others: readonly HeadView[];
}

export interface HomeReading {
  readonly banners: () => Promise<readonly Banner[]>;
  readonly hotWords: () => Promise<readonly HotWord[]>;
  /** The conferences and activities that are not over, the next one first. */
  readonly events: () => Promise<readonly HomeEvent[]>;
  /** Recommended deals, and the newest of the rest: no deal is in both. */
  readonly deals: (session: Session | null) => Promise<HomeDeals>;
}

const dealCount = 5;

/** The states of what takes place and is not over. */
const ahead: readonly EventState[] = ['coming', 'open', 'full', 'closed', 'running'];
const nextOnes = { state: ahead, industry: [], region: [], keyword: null, sort: 'start' } as const;
const firstOnes = { after: null, page: 1, pageSize: mostHomeEvents };

export const makeHomeReading = ({
  content,
  sales,
  viewing,
  conferences,
  activities,
}: HomeReadingNeeds): HomeReading => ({
  banners: content.banners,
  hotWords: content.hotWords,
  events: async () => {
    const [nextConferences, nextActivities] = await Promise.all([
      conferences.page({ ...nextOnes, month: [] }, firstOnes),
      activities.page({ ...nextOnes, type: [] }, firstOnes),
    ]);
    const events: readonly HomeEvent[] = [
      ...nextConferences.list.map((one) => ({ ...one, kind: 'conference' as const })),
      ...nextActivities.list.map((one) => ({
        ...one,
        kind: 'activity' as const,
        region: one.place.region,
      })),
    ];
    return [...events].sort((a, b) => a.startsAt - b.startsAt).slice(0, mostHomeEvents);
  },
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
