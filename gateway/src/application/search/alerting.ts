import { isKindWith } from '../../../../contract/kind/capabilities';
import { kinds, type KindName } from '../../../../contract/kind/kinds';
import type { SearchKind } from '../../../../contract/search/saved-search';
import { allowsAlert } from '../../domain/membership/entitlement';
import { lastNine } from '../../domain/search/digest-time';
import type { OwnEntitlement } from '../membership/own-entitlement';
import { isVerified } from '../../domain/account/is-verified';
import type { Accounts } from '../../ports/accounts';
import type { Clock } from '../../ports/clock';
import type { MessageBus } from '../../ports/message-bus';
import type {
  AlertWords,
  DueDigest,
  ListedHead,
  ListedThing,
  SavedSearches,
  SearchAlerts,
  WaitingSearch,
} from '../../ports/saved-searches';
import { hourMs } from '../../../../contract/values/duration';

export interface AlertingNeeds {
  readonly searches: Pick<SavedSearches, 'forget'>;
  readonly alerts: SearchAlerts;
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly entitlement: OwnEntitlement;
  readonly bus: MessageBus;
  readonly clock: Clock;
}

export interface Alerting {
  /** A thing became listed: members with a matching search are notified, at once or with the next digest. */
  readonly dealListed: (thing: ListedThing) => Promise<void>;
  /** The same for several things of a kind; nothing where searches of the kind are not saved. */
  readonly allListed: (kind: KindName, ids: readonly string[]) => Promise<void>;
  /** Sends the digests that are due, and deletes searches that were removed an hour ago. */
  readonly sweep: () => Promise<void>;
}

const mostAtOnce = 100;

const nounOf = (kind: SearchKind): string => `新${kinds[kind].label}`;

/** Public values alone: a member without an NDA may read them (ENT-08). */
const wordsOf = ({ name }: WaitingSearch, { kind, title, about, link }: ListedHead): AlertWords => ({
  title: `“${name}”有 1 条${nounOf(kind)}`,
  content: about === '' ? title : `${title}（${about}）`,
  link,
});

/** The addresses of a member's searches, each with its number of new matches. */
const toSearches = '/favorite';

const digestOf = ({ found }: DueDigest): AlertWords | null => {
  if (found.length === 0) return null;
  const many = new Set(found.flatMap(({ titles }) => titles)).size;
  const searched = new Set(found.map(({ search }) => search.kind));
  const noun = [...searched].map((kind) => nounOf(kind)).join('和');
  return {
    title: `今日有 ${many} 条${noun}符合您保存的搜索`,
    content: found
      .map(({ search, titles }) => `“${search.name}”${titles.length} 条：${titles.slice(0, 3).join('、')}`)
      .join('；')
      .slice(0, 500),
    link: toSearches,
  };
};

/** Alerts of the searches that members keep (MKT-01). */
export const makeAlerting = ({
  searches,
  alerts,
  accounts,
  entitlement,
  bus,
  clock,
}: AlertingNeeds): Alerting => {
  /** Whether a member may read a kind now; verification may have ended since the search was saved. */
  const mayRead = async (accountId: string, kind: SearchKind): Promise<boolean> =>
    kinds[kind].readers === 'all' || isVerified(await accounts.byId(accountId));

  const noted = async (search: WaitingSearch, deal: ListedHead): Promise<void> => {
    // An owner is not notified of their own deal.
    if (search.accountId === deal.ownerId || !(await mayRead(search.accountId, deal.kind))) return;
    // After the plan ends, an alert that was sent at once is sent once a day.
    const atOnce = search.alert === 'now' && allowsAlert(await entitlement(search.accountId), 'now');
    const words = atOnce ? wordsOf(search, deal) : null;
    const note = await alerts.note(search, deal.id, clock.now(), words);
    if (note?.message) await bus.publish({ kind: 'message.sent', message: note.message });
  };

  const alerting: Alerting = {
    allListed: async (kind, ids) => {
      if (!isKindWith('savedSearch', kind)) return;
      if ((await alerts.wanting(kind, 0, 1)).length === 0) return;
      for (const id of ids) await alerting.dealListed({ kind, id });
    },
    dealListed: async (thing) => {
      const deal = await alerts.listed(thing);
      if (deal === null) return;
      for (let after = 0, more = true; more;) {
        const part = await alerts.wanting(thing.kind, after, mostAtOnce);
        for (const search of await alerts.matching(thing, part, clock.now())) await noted(search, deal);
        after = Number(part.at(-1)?.id ?? 0);
        more = part.length > 0;
      }
    },
    sweep: async () => {
      const now = clock.now();
      const before = lastNine(now);
      for (const digest of await alerts.due(before)) {
        const readable = await Promise.all(
          digest.found.map(async (each) =>
            (await mayRead(digest.accountId, each.search.kind)) ? [each] : [],
          ),
        );
        const words = digestOf({ ...digest, found: readable.flat() });
        const message = words === null ? null : await alerts.notify(digest.accountId, before, now, words);
        if (message !== null) await bus.publish({ kind: 'message.sent', message });
      }
      await searches.forget(now - hourMs);
    },
  };
  return alerting;
};
