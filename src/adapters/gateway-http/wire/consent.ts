import * as t from 'io-ts';
import { orNull } from '../../../../contract/codec/or-null';
import { record } from '../../../../contract/codec/record';
import { WireFilledText } from '../../../../contract/codec/text';
import { WireTime } from '../../../../contract/codec/time';
import { withDefault } from '../../../../contract/codec/with-default';

const WireEnvironment = t.keyof({ browser: null, wechat: null, native: null }, 'WireEnvironment');

/** Everything of an account, on the wire. */
export const WirePersonalData = record(
  { exportedAt: WireTime, records: t.readonly(t.record(t.string, t.unknown)) },
  'WirePersonalData',
);

/** A consent on record, on the wire. */
export const WireConsent = record(
  {
    version: WireFilledText,
    agreement: withDefault(WireFilledText, '1.0'),
    at: WireTime,
    environment: withDefault(WireEnvironment, 'browser'),
    withdrawnAt: orNull(WireTime),
  },
  'WireConsent',
);
