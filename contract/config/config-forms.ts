import type * as t from 'io-ts';
import type { LeafForm } from '../codec/leaf';
import { icpNumber, policeNumber } from '../rules/filing-number';
import {
  AddedSourceType,
  Destination,
  HeaderName,
  HttpAddress,
  HttpHost,
  IcpNumber,
  Milliseconds,
  PathText,
  PoliceNumber,
  ProductName,
  SocketAddress,
  destinationForm,
  headerNameForm,
  httpAddressForm,
  httpHostForm,
  pathTextForm,
  productNameForm,
  socketAddressForm,
} from './config-values';

const textForm = (description: string, form: RegExp): LeafForm => ({
  types: ['string'],
  description,
  schema: { pattern: form.source },
});

/** The published forms of the fields of config.json: only documentation imports them. */
export const configForms: ReadonlyMap<t.Any, LeafForm> = new Map<t.Any, LeafForm>([
  [ProductName, textForm('name', productNameForm)],
  [HttpHost, textForm("http(s) address or ''", httpHostForm)],
  [HttpAddress, textForm('http(s) address', httpAddressForm)],
  [SocketAddress, textForm("ws(s) address or ''", socketAddressForm)],
  [Destination, textForm("STOMP destination that starts with '/'", destinationForm)],
  [PathText, textForm("path that starts with '/'", pathTextForm)],
  [HeaderName, textForm('name of an HTTP header', headerNameForm)],
  [IcpNumber, textForm('ICP number', icpNumber)],
  [PoliceNumber, textForm('police number', policeNumber)],
  [
    Milliseconds,
    {
      types: ['integer'],
      description: 'milliseconds, 1 to 3,600,000',
      schema: { minimum: 1, maximum: 3_600_000 },
    },
  ],
  [AddedSourceType, { types: ['string'], description: 'source type' }],
]);
