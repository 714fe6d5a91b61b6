import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Orm } from '../../orm';
import { gateScan, gateStaff, ticketKey } from '../../schema/gate';

/** The records of codes and gates that name an account, by table, for the file of its owner. */
export const ownGateRecords = async (orm: Orm, accountId: string) => {
  const [keys, staff, scans] = await Promise.all([
    orm.select().from(ticketKey).where(eq(ticketKey.accountId, accountId)),
    orm.select().from(gateStaff).where(eq(gateStaff.accountId, accountId)),
    orm
      .select({
        ...getTableColumns(gateScan),
        // Which ticket was scanned is the attendee's, not the staff's.
        ticketNumber: sql<string>`''`,
        subject: sql<string>`''`,
      })
      .from(gateScan)
      .where(eq(gateScan.staffId, accountId)),
  ]);
  return { ticket_keys: keys, gate_staff: staff, gate_scans: scans };
};
