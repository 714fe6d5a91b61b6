import { isKindWith } from '../../../../contract/kind/capabilities';
import { kinds, type KindName } from '../../../../contract/kind/kinds';
import type { SearchKind } from '../../../../contract/search/saved-search';
import { allowsAlert } from '../../domain/membership/entitlement';
import { slicesOf } from '../../domain/list/slices-of';
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
/** So many things are compared with searches by one query. */
const thingsAtOnce = 500;

const nounOf = (kind: SearchKind): string => `新${kinds[kind].label}`;

/** Public values alone: a member without an NDA may read them (ENT-08). */
const wordsOf = ({ name }: WaitingSearch, { kind, title, about, link }: ListedHead): AlertWords => ({
  title: `“${name}”有 1 条${nounOf(kind)}`,
  content: about === '' ? title : `${title}（${about}）`,
  link,
});

/** The addresses of a member's searches, each with its number of new matches. */
const toSearches = '/favorite';

const wordsOfMany = (search: WaitingSearch, heads: readonly ListedHead[]): AlertWords => {
  const [only] = heads;
  if (only !== undefined && heads.length === 1) return wordsOf(search, only);
  return {
    title: `“${search.name}”有 ${heads.length} 条${nounOf(search.kind)}`,
    content: heads
      .slice(0, 3)
      .map(({ title }) => title)
      .join('、')
      .slice(0, 500),
    link: toSearches,
  };
};

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

  const noted = async (search: WaitingSearch, heads: readonly ListedHead[]): Promise<void> => {
    // An owner is not notified of their own deal.
    const others = new Map(
      heads.filter(({ ownerId }) => ownerId !== search.accountId).map((head) => [head.id, head]),
    );
    if (others.size === 0 || !(await mayRead(search.accountId, search.kind))) return;
    // After the plan ends, an alert that was sent at once is sent once a day.
    const atOnce = search.alert === 'now' && allowsAlert(await entitlement(search.accountId), 'now');
    const wordsFor = (added: readonly string[]): AlertWords =>
      wordsOfMany(
        search,
        added.flatMap((id) => others.get(id) ?? []),
      );
    const message = await alerts.note(search, [...others.keys()], clock.now(), atOnce ? wordsFor : null);
    if (message !== null) await bus.publish({ kind: 'message.sent', message });
  };

  const thingsListed = async (kind: SearchKind, ids: readonly string[]): Promise<void> => {
    const heads = new Map<string, ListedHead>();
    for (const part of slicesOf(ids, thingsAtOnce))
      for (const head of await alerts.listed(kind, part)) heads.set(head.id, head);
    if (heads.size === 0) return;
    const parts = slicesOf([...heads.keys()], thingsAtOnce);
    for (let after = 0, more = true; more;) {
      const searches = await alerts.wanting(kind, after, mostAtOnce);
      const found = new Map<WaitingSearch, ListedHead[]>();
      for (const part of searches.length === 0 ? [] : parts)
        for (const { search, ids: held } of await alerts.matching(kind, part, searches, clock.now()))
          found.set(search, [...(found.get(search) ?? []), ...held.flatMap((id) => heads.get(id) ?? [])]);
      for (const [search, matches] of found) await noted(search, matches);
      after = Number(searches.at(-1)?.id ?? 0);
      more = searches.length > 0;
    }
  };

  return {
    allListed: async (kind, ids) => {
      if (!isKindWith('savedSearch', kind)) return;
      await thingsListed(kind, ids);
    },
    dealListed: ({ kind, id }) => thingsListed(kind, [id]),
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
};
