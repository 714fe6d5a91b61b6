import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tie } from '../../../domain/chat/tie';
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

interface Met extends Tie {
  readonly peerId: string;
}

/** Members as others meet them, in the database. */
export const partyStore = ({ orm }: Database): Parties => {
  const consulted = async (readerId: string, ids: string[], came: boolean): Promise<readonly Met[]> => {
    const peer = came ? consultation.peerId : consultation.accountId;
    const reader = came ? consultation.accountId : consultation.peerId;
    const rows = await orm
      .select({
        peerId: peer,
        kind: consultation.kind,
        id: consultation.target,
        at: consultation.at,
        hides: sql<boolean>`${hidesOf(sale.hidden)} or ${hidesOf(buy.hidden)}`,
      })
      .from(consultation)
      .leftJoin(sale, and(eq(consultation.kind, 'sale'), eq(sale.id, consultation.target)))
      .leftJoin(buy, and(eq(consultation.kind, 'buy'), eq(buy.id, consultation.target)))
      .where(and(eq(reader, readerId), inArray(peer, ids)));
    return rows.map((row) => ({ ...row, came, opened: false }));
  };

  const dealt = async (readerId: string, ids: string[], came: boolean): Promise<readonly Met[]> => {
    const reader = came ? eq(bidderDeal.accountId, readerId) : eq(sale.ownerId, readerId);
    const peers = came ? inArray(sale.ownerId, ids) : inArray(bidderDeal.accountId, ids);
    const rows = await orm
      .select({
        peerId: came ? sale.ownerId : bidderDeal.accountId,
        id: bidderDeal.saleId,
        at: bidderDeal.changedAt,
        hides: hidesOf(sale.hidden),
        opened: sql<boolean>`coalesce(${nda.state} in ('signed', 'expired'), false) or coalesce(${bid.state} = 'accepted', false)`,
      })
      .from(bidderDeal)
      .innerJoin(sale, eq(sale.id, bidderDeal.saleId))
      .leftJoin(nda, and(eq(nda.accountId, bidderDeal.accountId), eq(nda.saleId, bidderDeal.saleId)))
      .leftJoin(bid, eq(bid.id, bidderDeal.bidId))
      .where(and(reader, peers));
    return rows.flatMap(({ peerId, ...row }) =>
      peerId === null ? [] : [{ ...row, peerId, kind: 'sale' as const, came }],
    );
  };

  return {
    met: async (readerId, given) => {
      const ids = [...new Set(given)].filter((id) => id !== readerId);
      if (ids.length === 0) return new Map();
      const [members, ...ties] = await Promise.all([
        orm.select(facts).from(account).where(inArray(account.id, ids)),
        consulted(readerId, ids, true),
        consulted(readerId, ids, false),
        dealt(readerId, ids, true),
        dealt(readerId, ids, false),
      ]);
      const all = ties.flat();
      return new Map(
        members.map((member) => [
          member.id,
          { facts: member, ties: all.filter(({ peerId }) => peerId === member.id) },
        ]),
      );
    },
  };
};
