import * as t from 'io-ts';
import { wireBase64 } from '../codec/base64';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { WireTime } from '../codec/time';

/** How large a file of evidence is at most, in bytes. */
export const mostEvidenceBytes = 512 * 1024;

/** The evidence of an approved NDA, as a PDF (MKT-04). */
export const NdaEvidence = record(
  {
    /** By which it is verified. */
    number: WireFilledText,
    /** With its ending, without a path. */
    name: WireFilledText,
    /** Of the file, 64 hexadecimal digits. */
    sha256: WireFilledText,
    content: wireBase64(mostEvidenceBytes),
  },
  'NdaEvidence',
);
export type NdaEvidence = t.TypeOf<typeof NdaEvidence>;

/**
 * The facts that the holder of an evidence number or file gets: enough to compare them with the file, without
 * the signer's name or the deal's title.
 */
export const EvidenceProof = record(
  {
    number: WireFilledText,
    /** Whether the file itself was asked about, byte by byte, or its number alone. */
    by: t.keyof({ number: null, file: null }),
    /** The deal's. */
    code: WireText,
    /** All but the first sign of the signer's name left out. */
    signer: WireText,
    version: WireText,
    /** Of the text that was signed. */
    textSha256: WireText,
    signedAt: WireTime,
    approvedAt: WireTime,
    expiresAt: WireTime,
  },
  'EvidenceProof',
);
export type EvidenceProof = t.TypeOf<typeof EvidenceProof>;
