import { eq, or } from 'drizzle-orm';
import type { Ndas } from '../../../ports/ndas';
import type { Orm } from '../orm';
import { ndaEvidence } from '../schema/nda';

/** Of one NDA; each approval has its facts, and a file for each way of setting them. */
const mostIssued = 100;

/** The evidence of NDAs that was issued. */
export const evidenceStore = (orm: Orm): Pick<Ndas, 'noteEvidence' | 'evidence' | 'issued'> => ({
  noteEvidence: async (sha256, ndaId, facts, at) => {
    const { number } = facts;
    await orm
      .insert(ndaEvidence)
      .values({ sha256, ndaId, facts, number, issuedAt: at })
      .onConflictDoNothing();
  },
  evidence: async (asked) => {
    const [found] = await orm
      .select({ facts: ndaEvidence.facts })
      .from(ndaEvidence)
      .where(or(eq(ndaEvidence.sha256, asked), eq(ndaEvidence.number, asked)))
      .limit(1);
    return found?.facts ?? null;
  },
  issued: async (ndaId) => {
    const rows = await orm
      .select({ facts: ndaEvidence.facts })
      .from(ndaEvidence)
      .where(eq(ndaEvidence.ndaId, ndaId))
      .limit(mostIssued);
    return rows.map(({ facts }) => facts);
  },
});
