import type { EvidenceProof, NdaEvidence } from '../../../../../contract/nda/nda-evidence';
import type { IssuedEvidence, ProvedEvidence } from '../../../application/nda/evidence';
import { maskedName } from '../../../domain/nda/evidence';

/** A file of evidence, as it is handed to one of its two sides. */
export const evidenceWire = ({ facts, sha256, content }: IssuedEvidence): NdaEvidence => ({
  number: facts.number,
  name: `保密协议签署凭证-${facts.code}.pdf`,
  sha256,
  content: Buffer.from(content).toString('base64'),
});

/** To whoever holds the number or the file: nothing of who signed but the first sign of the name. */
export const proofWire = ({ facts, by }: ProvedEvidence): EvidenceProof => {
  const { number, code, name, version, sha256, signedAt, approvedAt, expiresAt } = facts;
  return {
    ...{ number, by, code, version, signedAt, approvedAt, expiresAt },
    signer: maskedName(name),
    textSha256: sha256,
  };
};
