/** The ways in that begin with a phone and a code (LOG-12). */
export type WayIn = 'codeLogin' | 'registration' | 'bindPhone';

const byMode: ReadonlyMap<string, WayIn> = new Map([
  ['register', 'registration'],
  ['bind', 'bindPhone'],
]);

/** Where a visitor registers (LOG-12). */
export const registrationAddress = '/login?mode=register';

/**
 * Which way in a query of /login asks for: mode=register, mode=bind, else the login by code (LOG-12).
 * @param query with or without its '?'
 */
export function wayInOf(query: string): WayIn {
  return byMode.get(new URLSearchParams(query).get('mode') ?? '') ?? 'codeLogin';
}

/**
 * The address of another way in, to which the place to go on to afterwards is carried along (LOG-07).
 * @param way an address of the login, with or without a query
 * @param query the query of the page that leads there
 */
export function wayAddress(way: string, query: string): string {
  const redirect = new URLSearchParams(query).get('redirect');
  if (redirect === null) return way;
  return `${way}${way.includes('?') ? '&' : '?'}${new URLSearchParams({ redirect }).toString()}`;
}
