import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireText } from '../codec/text';
import { WireTimeSeconds } from '../codec/time-spelt';
import { EvidenceKind } from './evidence-kind';

/** What was looked into about a deal, a demand or whose it is, how, and until when that holds (MKT-13). */
export const WireEvidence = record(
  {
    kind: EvidenceKind,
    method: WireText,
    at: WireTimeSeconds,
    /** Null holds until it is taken back. */
    until: orNull(WireTimeSeconds),
  },
  'WireEvidence',
);
