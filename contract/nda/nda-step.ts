import * as t from 'io-ts';
import { record } from '../codec/record';
import { WireText } from '../codec/text';
import { WireTime } from '../codec/time';
import { withDefault } from '../codec/with-default';

/** One step of an NDA's history: what happened, who did it, and when (MKT-04). */
export const NdaStep = record(
  {
    kind: t.keyof({ signed: null, withdrawn: null, approved: null, rejected: null, expired: null }),
    by: t.keyof({ signer: null, owner: null, operator: null, time: null }),
    /** Of the person who did it; empty where no person is to be named. */
    name: withDefault(WireText, ''),
    at: WireTime,
    /** Why it was rejected. */
    note: withDefault(WireText, ''),
  },
  'NdaStep',
);
export type NdaStep = t.TypeOf<typeof NdaStep>;
