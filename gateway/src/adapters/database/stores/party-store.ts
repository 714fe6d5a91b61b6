import { and, eq, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { DealKind } from '../../../../../contract/deal/deal-kind';
import { service } from '../../../domain/chat/voices';
import type { Parties } from '../../../ports/parties';
import type { Database } from '../orm';
import { account } from '../schema/account';
import { bid, bidderDeal } from '../schema/bid';
import { buy } from '../schema/buy';
import { consultation } from '../schema/chat';
import { nda } from '../schema/nda';
import { sale } from '../schema/sale';

const hidesOf = (column: typeof sale.hidden | typeof buy.hidden) =>
  sql<boolean>`coalesce(${column} @> '["companyName"]'::jsonb, false)`;

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
        kind: sql<DealKind>`${consultation.kind}`.as('kind'),
        id: sql<string>`${consultation.target}`.as('target'),
        at: sql<number>`${consultation.at}`.mapWith(Number).as('at'),
        came: sql<boolean>`${came}::boolean`.as('came'),
        hides: sql<boolean>`${hidesOf(sale.hidden)} or ${hidesOf(buy.hidden)}`.as('hides'),
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
        kind: sql<DealKind>`'sale'`.as('kind'),
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

  return {
    met: async (readerId, given) => {
      const ids = [...new Set(given)].filter((id) => id !== readerId);
      if (ids.length === 0) return new Map();
      const [members, ties] = await Promise.all([
        orm.select(facts).from(account).where(inArray(account.id, ids)),
        // Every message that is sent asks for this: one statement takes a third of the time of four.
        unionAll(
          consulted(readerId, ids, true),
          consulted(readerId, ids, false),
          dealt(readerId, ids, true),
          dealt(readerId, ids, false),
        ),
      ]);
      return new Map(
        members.map((member) => [
          member.id,
          { facts: member, ties: ties.filter(({ peerId }) => peerId === member.id) },
        ]),
      );
    },
    askedOfService: async (readerId) => consulted(readerId, [service.id], true),
  };
};
