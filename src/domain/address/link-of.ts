import { isNone } from 'fp-ts/Option';
import { parseAddress, type AddressRules } from './parse-address';
import type { RouteMatch } from '../route/match-route';
import type { LinkTarget } from './link-target';

/**
 * Returns the target of a link from the server: parsed by the address parser (SEC-02), and only if a route
 * has it.
 */
export const linkOf =
  (rules: AddressRules, match: (address: string) => RouteMatch) =>
  (address: string | null): LinkTarget | null => {
    if (address === null) return null;
    const parsed = parseAddress(address, rules);
    if (isNone(parsed)) return null;
    if (parsed.value.kind === 'outside') return parsed.value;
    return match(parsed.value.address).kind === 'matched'
      ? { kind: 'inside', to: parsed.value.address }
      : null;
  };
