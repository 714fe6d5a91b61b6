import * as t from 'io-ts';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { WireTime } from '../codec/time';
import { withDefault } from '../codec/with-default';

/** To whom an invoice is made out. */
export const InvoiceKind = t.keyof({ personal: null, company: null }, 'InvoiceKind');
export type InvoiceKind = t.TypeOf<typeof InvoiceKind>;

/** An invoice (发票) that has been asked for (PAY-16). Times are milliseconds since 1970. */
export const Invoice = record(
  {
    kind: InvoiceKind,
    title: WireFilledText,
    /** Empty for a person. */
    taxNumber: withDefault(WireText, ''),
    email: WireFilledText,
    /**
     * `closed`: the money went back before it was issued. `toReverse`: it went back afterwards, and a red-letter
     * invoice (红字发票) is due; `reversed`: that is issued.
     */
    state: t.keyof({ asked: null, issued: null, closed: null, toReverse: null, reversed: null }),
    askedAt: WireTime,
    issuedAt: orNull(WireTime),
    closedAt: orNull(WireTime),
    reversalDueAt: orNull(WireTime),
    reversedAt: orNull(WireTime),
  },
  'Invoice',
);
export type Invoice = t.TypeOf<typeof Invoice>;
