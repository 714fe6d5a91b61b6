import type { User } from './user';

/**
 * Whether a password is changed by a code to the account's own phone: for who has none to prove themselves by, and
 * for who asks for it by ?by=code. Where the server does not say whether there is one, the old one is asked for.
 * @param query of the page's address, with or without its '?'
 */
export function changesByCode(query: string, { hasPassword }: Pick<User, 'hasPassword'>): boolean {
  return hasPassword === false || new URLSearchParams(query).get('by') === 'code';
}
