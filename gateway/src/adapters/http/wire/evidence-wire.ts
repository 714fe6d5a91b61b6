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

/** For every holder of the number or the file: of the signer nothing but the first character of the name. */
export const proofWire = ({ facts, by }: ProvedEvidence): EvidenceProof => ({
  ...facts,
  by,
  signer: maskedName(facts.name),
  textSha256: facts.sha256,
});
