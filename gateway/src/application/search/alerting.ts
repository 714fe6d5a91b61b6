import { addressOf } from '../../domain/search/search-draft';
import { lastNine } from '../../domain/search/digest-time';
import type { Clock } from '../../ports/clock';
import type { MessageBus } from '../../ports/message-bus';
import type {
  AlertWords,
  DueDigest,
  ListedHead,
  SavedSearches,
  SearchAlerts,
  WaitingSearch,
} from '../../ports/saved-searches';

export interface AlertingNeeds {
  readonly searches: Pick<SavedSearches, 'forget'>;
  readonly alerts: SearchAlerts;
  readonly bus: MessageBus;
  readonly clock: Clock;
}

export interface Alerting {
  /** A deal became listed: whoever keeps a search that it fits is told, at once or with the next digest. */
  readonly dealListed: (saleId: string) => Promise<void>;
  /** Tells the digests that are due, and forgets searches that were removed an hour ago. */
  readonly sweep: () => Promise<void>;
}

const atOnce = 100;
const hourMs = 60 * 60_000;

/** Public values alone: whoever has signed nothing may read them (ENT-08). */
const wordsOf = ({ name }: WaitingSearch, deal: ListedHead): AlertWords => ({
  title: `“${name}”有新项目`,
  content: `${deal.title}（${deal.industry}，${deal.region}）`,
  link: `/sale/${deal.sourceType}/${deal.id}`,
});

const digestOf = ({ found }: DueDigest): AlertWords | null => {
  const [first] = found;
  if (first === undefined) return null;
  const many = new Set(found.flatMap(({ titles }) => titles)).size;
  return {
    title: `今日有 ${many} 个新项目符合您保存的搜索`,
    content: found
      .map(({ search, titles }) => `“${search.name}”${titles.length} 个：${titles.slice(0, 3).join('、')}`)
      .join('；')
      .slice(0, 500),
    link: addressOf(first.search),
  };
};

/** Alerts of the searches that members keep (MKT-01). */
export const makeAlerting = ({ searches, alerts, bus, clock }: AlertingNeeds): Alerting => {
  const noted = async (search: WaitingSearch, deal: ListedHead): Promise<void> => {
    // Nobody is told of their own deal.
    if (search.accountId === deal.ownerId) return;
    const words = search.alert === 'now' ? wordsOf(search, deal) : null;
    const note = await alerts.note(search, deal.id, clock.now(), words);
    if (note?.message) await bus.publish({ kind: 'message.sent', message: note.message });
  };

  return {
    dealListed: async (saleId) => {
      const deal = await alerts.deal(saleId);
      if (deal === null) return;
      for (let after = 0, more = true; more;) {
        const part = await alerts.wanting(after, atOnce);
        for (const search of await alerts.matching(saleId, part, clock.now())) await noted(search, deal);
        after = Number(part.at(-1)?.id ?? 0);
        more = part.length > 0;
      }
    },
    sweep: async () => {
      const now = clock.now();
      const before = lastNine(now);
      for (const digest of await alerts.due(before)) {
        const words = digestOf(digest);
        const message = words === null ? null : await alerts.tell(digest.accountId, before, now, words);
        if (message !== null) await bus.publish({ kind: 'message.sent', message });
      }
      await searches.forget(now - hourMs);
    },
  };
};
