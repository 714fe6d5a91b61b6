import { families, type Families } from '../../../contract/families';
import type { AnyCall, CallFamily } from '../../../contract/call/call';

/** All calls that only read, or those that are named. */
type KeptCalls<Family> = 'reads' | readonly (keyof Family)[];

/**
 * Which answers are kept on the device, to be shown without network: public pages, and the lists of the member's own. A
 * family or a call that is not named here is never kept: payments, orders, codes, captcha, tokens, identities, NDAs and
 * their evidence, bids, uploads, searches, talks and consents among them. The tests name each family that is kept.
 */
export const keptFamilies: { readonly [Name in keyof Families]?: KeptCalls<Families[Name]> } = {
  account: ['currentUser'],
  home: 'reads',
  sale: 'reads',
  buy: 'reads',
  transfer: 'reads',
  investor: 'reads',
  organization: 'reads',
  presentation: 'reads',
  park: 'reads',
  conference: 'reads',
  activity: 'reads',
  news: 'reads',
  favourite: 'reads',
  activityRegistration: ['mine', 'own'],
  ticket: ['mine', 'detail'],
  message: ['unreadCount'],
};

/** Parameters in which a user writes words of their own. */
const written = ['keyword', 'q', 'word', 'words', 'phone', 'name'];

const keyOf = ({ method, path }: Pick<AnyCall, 'method' | 'path'>): string => `${method} ${path}`;

const keptCallsOf = ([name, family]: readonly [string, CallFamily]): readonly string[] => {
  const rule: unknown = Reflect.get(keptFamilies, name);
  if (rule === undefined) return [];
  return Object.entries(family)
    .filter(([call]) => (Array.isArray(rule) ? rule.includes(call) : true))
    .filter(([, { safe, host, streams, brings }]) => safe && !host && !streams && !brings)
    .map(([, call]) => keyOf(call));
};

const kept = new Set(Object.entries<CallFamily>(families).flatMap(keptCallsOf));

/** A call as it goes out. */
export interface SentCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
}

/** Whether the answer to a call is kept: its call is named above, and the user wrote nothing into it. */
export const keepsAnswer = (call: SentCall): boolean =>
  call.method === 'GET' && kept.has(keyOf(call)) && written.every((name) => (call.params[name] ?? '') === '');

/** The name under which an answer is kept: the same for the same call, however its parameters are ordered. */
export const nameOfAnswer = ({ method, path, params }: SentCall): string => {
  const sorted = Object.entries(params).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `${method} ${path}?${new URLSearchParams(sorted.map(([name, value]) => [name, value])).toString()}`;
};

const pagePrefix = 'PAGE ';

/** The name under which the answers are kept that the server sent along with a page; no call has such a name. */
export const nameOfPage = (path: string): string => `${pagePrefix}${path}`;

/** The path of the page of such a name; null for the name of a call. */
export const pathOfPage = (name: string): string | null =>
  name.startsWith(pagePrefix) ? name.slice(pagePrefix.length) : null;
