import { left, right, type Either } from 'fp-ts/Either';
import { askedEvidence, evidenceLength, evidenceNumber } from '../../../../contract/rules/evidence-number';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { evidencePerAccount, verifyingPerAccount } from '../../domain/limit/limits';
import { evidenceLines, stepsUntil, type EvidenceFacts } from '../../domain/nda/evidence';
import { ndaText } from '../../domain/nda/nda-text';
import type { Clock } from '../../ports/clock';
import type { Digest } from '../../ports/digest';
import type { EvidenceDrawing } from '../../ports/evidence-drawing';
import type { Limits } from '../../ports/limits';
import type { NdaWithHistory, Ndas } from '../../ports/ndas';
import type { Random } from '../../ports/random';

export interface EvidenceNeeds {
  readonly ndas: Pick<Ndas, 'one' | 'deal' | 'noteEvidence' | 'evidence' | 'issued'>;
  readonly limits: Limits;
  readonly drawing: EvidenceDrawing;
  readonly digest: Digest;
  readonly random: Random;
  readonly clock: Clock;
}

/** A file of evidence, as it was issued. */
export interface IssuedEvidence {
  readonly facts: EvidenceFacts;
  readonly sha256: string;
  readonly content: Uint8Array;
}

/** Evidence that was found, and whether by its file or by its number alone. */
export interface ProvedEvidence {
  readonly facts: EvidenceFacts;
  readonly by: 'number' | 'file';
}

export interface NdaEvidenceDesk {
  /** For the signer and the deal's owner; to everybody else the NDA is unknown. */
  readonly issue: (accountId: string, id: number) => Promise<Either<Refusal, IssuedEvidence>>;
  /** @param text as it was typed: a number, or the SHA-256 of a file */
  readonly verify: (accountId: string, text: string) => Promise<Either<Refusal, ProvedEvidence>>;
}

/** The evidence of signed NDAs: issued to both sides, and verified by its holder (MKT-04). */
export const makeNdaEvidence = (needs: EvidenceNeeds): NdaEvidenceDesk => {
  const { ndas, limits, drawing, digest, random, clock } = needs;

  /** The facts of an approval stay as they were first issued. */
  const factsOf = async ({ nda, history }: NdaWithHistory): Promise<EvidenceFacts | null> => {
    const { signature, approvedAt, expiresAt, saleId } = nda;
    const deal = await ndas.deal(saleId);
    const issued = await ndas.issued(nda.id);
    // Signed again and not decided yet: the earlier approval stays true.
    if (signature === null || approvedAt === null || expiresAt === null || deal === null)
      return issued.toSorted((one, other) => other.approvedAt - one.approvedAt)[0] ?? null;
    const { version, sha256, name, company, device, at: signedAt } = signature;
    return (
      issued.find((facts) => facts.approvedAt === approvedAt) ?? {
        number: evidenceNumber(random.bytes(evidenceLength)),
        code: deal.code,
        title: deal.title,
        version,
        sha256,
        name,
        company,
        device,
        signedAt,
        approvedAt,
        expiresAt,
        steps: stepsUntil(history, approvedAt),
      }
    );
  };

  return {
    issue: async (accountId, id) => {
      const found = await ndas.one(id);
      const deal = found === null ? null : await ndas.deal(found.nda.saleId);
      if (found === null || (found.nda.accountId !== accountId && deal?.ownerId !== accountId))
        return left(refusals.ndaUnknown);
      const facts = await factsOf(found);
      const text = facts === null ? null : ndaText(facts.version, facts.code);
      if (facts === null || text === null) return left(refusals.ndaNotSigned);
      const pace = await limits.take(`nda-evidence:account:${accountId}`, evidencePerAccount);
      if (!pace.allowed) return left(refusals.evidenceTooOften);
      const title = `保密协议签署凭证 ${facts.number}`;
      const content = await drawing.pdf({ title, at: facts.approvedAt, lines: evidenceLines(facts, text) });
      if (content === null) return left(refusals.evidenceBusy);
      const sha256 = digest(content);
      await ndas.noteEvidence(sha256, found.nda.id, facts, clock.now());
      return right({ facts, sha256, content });
    },
    verify: async (accountId, typed) => {
      const asked = askedEvidence(typed);
      if (asked === null) return left(refusals.evidenceMalformed);
      const pace = await limits.take(`nda-verify:account:${accountId}`, verifyingPerAccount);
      if (!pace.allowed) return left(refusals.evidenceTooOften);
      const facts = await ndas.evidence(asked);
      if (facts === null) return left(refusals.evidenceUnknown);
      return right({ facts, by: asked === facts.number ? 'number' : 'file' });
    },
  };
};
