import * as t from 'io-ts';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText } from '../codec/text';
import { WireTime } from '../codec/time';
import { withDefault } from '../codec/with-default';

/** The version of the user agreement that a client does not name: it is from the time of the first. */
export const firstAgreement = '1.0';

/** Where a consent was given. */
export const WireEnvironment = t.keyof({ browser: null, wechat: null, native: null }, 'WireEnvironment');

/** Everything of an account, on the wire. */
export const WirePersonalData = record(
  { exportedAt: WireTime, records: t.readonly(t.record(t.string, t.unknown)) },
  'WirePersonalData',
);

/** A consent on record, on the wire. */
export const WireConsent = record(
  {
    version: WireFilledText,
    agreement: withDefault(WireFilledText, firstAgreement),
    at: WireTime,
    environment: withDefault(WireEnvironment, 'browser'),
    withdrawnAt: orNull(WireTime),
  },
  'WireConsent',
);
