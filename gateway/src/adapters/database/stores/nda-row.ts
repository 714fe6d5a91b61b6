import { desc, inArray } from 'drizzle-orm';
import type { Nda, NdaSignature, NdaStep } from '../../../domain/nda/nda';
import type { NdaWithHistory } from '../../../ports/ndas';
import type { Orm } from '../orm';
import { ndaStep, type nda } from '../schema/nda';

type Row = typeof nda.$inferSelect;

/** The greatest number of listed steps of one NDA; the newest. */
const mostSteps = 100;

const signatureOf = (row: Row): NdaSignature | null => {
  const { version, sha256, signerName, signerCompany, device, signedAt } = row;
  if (version === null || sha256 === null || signedAt === null) return null;
  return {
    version,
    sha256,
    name: signerName ?? '',
    company: signerCompany ?? '',
    device: device ?? '',
    at: signedAt,
  };
};

/** An NDA as its row keeps it. */
export const ndaOf = (row: Row): Nda => {
  const { id, accountId, saleId, state, changedAt, approvedAt, expiresAt } = row;
  return { id, accountId, saleId, state, changedAt, signature: signatureOf(row), approvedAt, expiresAt };
};

/** The rows with the steps of each, the newest first. */
export const withHistory = async (orm: Orm, rows: readonly Row[]): Promise<readonly NdaWithHistory[]> => {
  if (rows.length === 0) return [];
  const steps = await orm
    .select()
    .from(ndaStep)
    .where(
      inArray(
        ndaStep.ndaId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(desc(ndaStep.id))
    .limit(mostSteps * rows.length);
  return rows.map((row) => ({
    nda: ndaOf(row),
    history: steps
      .filter(({ ndaId }) => ndaId === row.id)
      .map(({ kind, actor, name, at, note }): NdaStep => ({ kind, by: actor, name, at, note })),
  }));
};
