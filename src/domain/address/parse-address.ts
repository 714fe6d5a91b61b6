import { none, some, type Option } from 'fp-ts/Option';
import { isInsideAddress } from './inside-address';
import { isOutsideAddress } from './outside-address';

/** An address that may be followed: a path inside the application, or an allow-listed address outside. */
export type ParsedAddress =
  | { readonly kind: 'inside'; readonly address: string }
  | { readonly kind: 'outside'; readonly href: string };

export interface AddressRules {
  /** Where the application is served: 'https://example.com', without a slash at its end. */
  readonly origin: string;
  /** Hosts that may be left for, with their port if it is not the usual one. */
  readonly allowedHosts: readonly string[];
}

/** Our own origin in front of an address says nothing more than '/'. */
function withoutOrigin(text: string, origin: string): string {
  if (origin === '' || !text.startsWith(origin)) return text;
  const rest = text.slice(origin.length);
  if (rest === '' || /^[?#]/.test(rest)) return `/${rest}`;
  return rest.startsWith('/') ? rest : text;
}

/**
 * The one parser of every address that comes from outside: back address, redirect parameter, push
 * payload, QR code, link given by a server. None for all that may not be followed (SEC-02).
 */
export function parseAddress(text: string, { origin, allowedHosts }: AddressRules): Option<ParsedAddress> {
  const own = withoutOrigin(text, origin);
  if (isInsideAddress(own)) return some({ kind: 'inside', address: own });
  return isOutsideAddress(text, allowedHosts) ? some({ kind: 'outside', href: text }) : none;
}
