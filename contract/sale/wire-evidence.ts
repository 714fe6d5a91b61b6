import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireText } from '../codec/text';
import { WireTimeSeconds } from '../codec/time-spelt';
import { EvidenceKind } from './evidence-kind';

/** The checks of a deal, of a demand or of its owner, how they were made, and until when they hold (MKT-13). */
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
