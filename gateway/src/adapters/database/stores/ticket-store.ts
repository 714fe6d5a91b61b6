import { and, eq, isNull } from 'drizzle-orm';
import { judge, ticketLifetimeMs } from '../../../domain/ticket/ticket';
import type { Clock } from '../../../ports/clock';
import type { Random } from '../../../ports/random';
import type { TicketStore } from '../../../ports/ticket-store';
import type { Database } from '../orm';
import { ticket } from '../schema/account';
import { secretHash } from './secret-hash';

export const ticketStore = (database: Database, clock: Clock, random: Random): TicketStore => ({
  issue: async ({ appid, randstr, ip }) => {
    const fresh = `t03${Buffer.from(random.bytes(32)).toString('base64url')}`;
    const issuedAt = clock.now();
    const expiresAt = issuedAt + ticketLifetimeMs;
    await database.orm
      .insert(ticket)
      .values({ hash: secretHash(fresh), appid, randstr, ip, issuedAt, expiresAt });
    return fresh;
  },
  redeem: ({ ticket: given, randstr }) =>
    database.transaction(async (orm) => {
      const now = clock.now();
      const sameTicket = eq(ticket.hash, secretHash(given));
      const [issued] = await orm.select().from(ticket).where(sameTicket).for('update');
      if (issued === undefined) return 'unknown';
      await orm
        .update(ticket)
        .set({ usedAt: now })
        .where(and(sameTicket, isNull(ticket.usedAt)));
      return judge(issued, randstr, now);
    }),
});
