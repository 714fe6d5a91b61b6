import { eq } from 'drizzle-orm';
import type { Orm } from '../orm';
import { sale } from '../kinds/sale/table';

/**
 * Whether a sale is listed, and stays so until the caller's transaction ends: one that closes or withdraws it meanwhile
 * waits.
 */
export const isListedSale = async (within: Orm, saleId: string): Promise<boolean> => {
  const [row] = await within.select({ state: sale.state }).from(sale).where(eq(sale.id, saleId)).for('share');
  return row?.state === 'listed';
};
