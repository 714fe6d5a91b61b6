import * as t from 'io-ts';
import { orNull } from '../../../domain/wire/or-null';
import { record } from '../../../domain/wire/record';
import { WireFilledText } from '../../../domain/wire/text';
import { WireTime } from '../../../domain/wire/time';
import { withDefault } from '../../../domain/wire/with-default';

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
