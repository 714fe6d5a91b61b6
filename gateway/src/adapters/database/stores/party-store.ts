import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { KindWith } from '../../../../../contract/kind/kinds';
import { isThread } from '../../../domain/chat/deal-thread';
import { service } from '../../../domain/chat/voices';
import { namedTies, type Tie } from '../../../domain/chat/tie';
import type { MetParty, Parties } from '../../../ports/parties';
import type { Database } from '../orm';
import { account } from '../schema/account';
import { bid, bidderDeal } from '../schema/bid';
import { buy } from '../kinds/buy/table';
import { consultation, dealThread } from '../schema/chat';
import { nda } from '../schema/nda';
import { sale } from '../kinds/sale/table';

const hidesOf = (column: typeof sale.hidden | typeof buy.hidden) =>
  sql<boolean>`coalesce(${column} @> '["companyName"]'::jsonb, false)`;

const hidesOfEither = sql<boolean>`${hidesOf(sale.hidden)} or ${hidesOf(buy.hidden)}`;

/** A thread of one reader: whom it is with, and the deal that it is about. */
interface ThreadOf {
  readonly id: string;
  readonly peerId: string;
  readonly tie: Tie;
}

const facts = {
  id: account.id,
  name: account.name,
  company: account.company,
  avatar: account.avatar,
  prove: account.prove,
  removed: account.removed,
};

/** Members as others meet them, in the database. */
export const partyStore = ({ orm }: Database): Parties => {
  const no = sql<boolean>`false`;

  const consulted = (readerId: string, ids: string[], came: boolean) => {
    const peer = came ? consultation.peerId : consultation.accountId;
    const reader = came ? consultation.accountId : consultation.peerId;
    return orm
      .select({
        peerId: sql<string>`${peer}`.as('peer_id'),
        kind: sql<KindWith<'card'>>`${consultation.kind}`.as('kind'),
        id: sql<string>`${consultation.target}`.as('target'),
        at: sql<number>`${consultation.at}`.mapWith(Number).as('at'),
        came: sql<boolean>`${came}::boolean`.as('came'),
        hides: hidesOfEither.as('hides'),
        opened: no.as('opened'),
      })
      .from(consultation)
      .leftJoin(sale, and(eq(consultation.kind, 'sale'), eq(sale.id, consultation.target)))
      .leftJoin(buy, and(eq(consultation.kind, 'buy'), eq(buy.id, consultation.target)))
      .where(and(eq(reader, readerId), inArray(peer, ids)));
  };

  const dealt = (readerId: string, ids: string[], came: boolean) =>
    orm
      .select({
        peerId: sql<string>`${came ? sale.ownerId : bidderDeal.accountId}`.as('peer_id'),
        kind: sql<KindWith<'card'>>`'sale'`.as('kind'),
        id: sql<string>`${bidderDeal.saleId}`.as('target'),
        at: sql<number>`${bidderDeal.changedAt}`.mapWith(Number).as('at'),
        came: sql<boolean>`${came}::boolean`.as('came'),
        hides: hidesOf(sale.hidden).as('hides'),
        opened:
          sql<boolean>`coalesce(${nda.state} in ('signed', 'expired'), false) or coalesce(${bid.state} = 'accepted', false)`.as(
            'opened',
          ),
      })
      .from(bidderDeal)
      .innerJoin(sale, eq(sale.id, bidderDeal.saleId))
      .leftJoin(nda, and(eq(nda.accountId, bidderDeal.accountId), eq(nda.saleId, bidderDeal.saleId)))
      .leftJoin(bid, eq(bid.id, bidderDeal.bidId))
      .where(
        came
          ? and(eq(bidderDeal.accountId, readerId), inArray(sale.ownerId, ids))
          : and(eq(sale.ownerId, readerId), inArray(bidderDeal.accountId, ids)),
      );

  /** The threads of a reader that are among these ids, or with these accounts. */
  const threadsOf = async (readerId: string, ids: string[]): Promise<readonly ThreadOf[]> => {
    const rows = await orm
      .select({ thread: dealThread, hides: hidesOfEither.as('hides') })
      .from(dealThread)
      .leftJoin(sale, and(eq(dealThread.kind, 'sale'), eq(sale.id, dealThread.target)))
      .leftJoin(buy, and(eq(dealThread.kind, 'buy'), eq(buy.id, dealThread.target)))
      .where(
        or(
          and(
            eq(dealThread.askerId, readerId),
            or(inArray(dealThread.id, ids), inArray(dealThread.ownerId, ids)),
          ),
          and(
            eq(dealThread.ownerId, readerId),
            or(inArray(dealThread.id, ids), inArray(dealThread.askerId, ids)),
          ),
        ),
      );
    return rows.map(({ thread: { id, kind, target, askerId, ownerId, at }, hides }) => ({
      id,
      peerId: askerId === readerId ? ownerId : askerId,
      tie: { kind, id: target, came: askerId === readerId, hides, opened: false, at },
    }));
  };

  return {
    met: async (readerId, given) => {
      const ids = [...new Set(given)].filter((id) => id !== readerId);
      if (ids.length === 0) return new Map();
      const threads = await threadsOf(readerId, ids);
      const asked = threads.filter(({ id }) => ids.includes(id));
      const accountIds = [
        ...new Set([...ids.filter((id) => !isThread(id)), ...asked.map(({ peerId }) => peerId)]),
      ];
      if (accountIds.length === 0) return new Map();
      const [members, ties] = await Promise.all([
        orm.select(facts).from(account).where(inArray(account.id, accountIds)),
        // Every message that is sent asks for this: one statement takes a third of the time of four.
        unionAll(
          consulted(readerId, accountIds, true),
          consulted(readerId, accountIds, false),
          dealt(readerId, accountIds, true),
          dealt(readerId, accountIds, false),
        ),
      ]);
      const belongs = (tie: (typeof ties)[number], { peerId, tie: own }: ThreadOf): boolean =>
        peerId === tie.peerId && own.came === tie.came && own.kind === tie.kind && own.id === tie.id;
      const met = new Map<string, MetParty>();
      for (const member of members) {
        const shared = ties.filter(({ peerId }) => peerId === member.id);
        if (ids.includes(member.id))
          met.set(member.id, {
            accountId: member.id,
            facts: member,
            ties: namedTies(shared).filter((tie) => !threads.some((thread) => belongs(tie, thread))),
          });
        for (const thread of asked.filter(({ peerId }) => peerId === member.id))
          met.set(thread.id, {
            accountId: member.id,
            facts: { ...member, id: thread.id },
            ties: [thread.tie, ...shared.filter((tie) => belongs(tie, thread))],
          });
      }
      return met;
    },
    askedOfService: async (readerId) => consulted(readerId, [service.id], true),
  };
};
