import { none, some } from 'fp-ts/Option';
import * as t from 'io-ts';
import { icpNumber, policeNumber } from '../rules/filing-number';
import type { SourceType } from '../sale/source-type';
import { isId } from '../values/id';
import { WireLeaf } from '../codec/leaf';

/** A codec of texts of one form. */
function textOf(name: string, form: RegExp): t.Type<string> {
  const is = (value: unknown): value is string => typeof value === 'string' && form.test(value);
  return new WireLeaf(
    name,
    null,
    is,
    (input) => (is(input) ? some(input) : none),
    (text) => text,
  );
}

export const productNameForm = /\S/;

/** A name with a visible character: every title and the link to home contain it. */
export const ProductName = textOf('ProductName', productNameForm);

export const httpHostForm = /^(?:https?:\/\/[A-Za-z0-9.[\]:-]+(?:\/[\w.~-]+)*\/?)?$/;

/** An http(s) address without query; or '' for the serving origin. */
export const HttpHost = textOf('HttpHost', httpHostForm);

export const httpAddressForm = /^https?:\/\/[A-Za-z0-9.[\]:-]+(?:\/[\w.~-]+)*\/?$/;

/** A complete http(s) address without query. */
export const HttpAddress = textOf('HttpAddress', httpAddressForm);

export const socketAddressForm = /^(?:wss?:\/\/[A-Za-z0-9.[\]:-]+(?:\/[\w.~-]+)*\/?)?$/;

/** A ws(s) address, or '' for /ws on the serving host. */
export const SocketAddress = textOf('SocketAddress', socketAddressForm);

export const destinationForm = /^\/[\x21-\x7e]{1,255}$/;

/** A STOMP destination in visible ASCII; the client replaces '<id>' by the user's id. */
export const Destination = textOf('Destination', destinationForm);

export const pathTextForm = /^(?:\/[\w.~-]+)+$/;

export const PathText = textOf('PathText', pathTextForm);

export const headerNameForm = /^[A-Za-z0-9-]{1,64}$/;

export const HeaderName = textOf('HeaderName', headerNameForm);

/** An ICP filing number, or '' (MKT-25). */
export const IcpNumber = textOf('Icp', icpNumber);

/** A filing number of the public security, or '' (MKT-25). */
export const PoliceNumber = textOf('Police', policeNumber);

const isMilliseconds = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value <= 3_600_000;

/** A duration of at least 1 ms and at most an hour. */
export const Milliseconds = new WireLeaf(
  'Milliseconds',
  null,
  isMilliseconds,
  (input) => (isMilliseconds(input) ? some(input) : none),
  (duration) => duration,
);

const isSourceType = (value: unknown): value is SourceType =>
  t.strict({ value: t.string, label: t.string }).is(value) && isId(value.value);

/** A source type of the operator's: {value, label}, or the value alone, which is then its own label. */
export const AddedSourceType = new WireLeaf<SourceType>(
  'AddedSourceType',
  null,
  isSourceType,
  (input) => {
    const row = typeof input === 'string' ? { value: input, label: input } : input;
    return isSourceType(row) ? some({ value: row.value, label: row.label }) : none;
  },
  (row) => row,
);
