import { pageAt, type PageName } from './page-at';
import type { RouteRow } from './route-table';

/** What the browser reports about its connection (Network Information API); null where it reports nothing. */
export interface ConnectionReport {
  readonly saveData: boolean;
  readonly effectiveType: string | null;
}

/** Code that may be fetched before it is needed: of a page, or a part that several pages share. */
export type Ahead =
  | { readonly kind: 'page'; readonly name: PageName }
  /** Loading and error states of a page, toasts and dialogs. */
  | { readonly kind: 'notices' }
  /** The calls of the gateway. */
  | { readonly kind: 'calls' }
  /** A conversation, which the page of the messages loads when one is opened. */
  | { readonly kind: 'conversation' };

/** Whether code may be fetched before it is needed: neither with data saving nor on a connection of 2G or 3G (PER-01). */
export const mayFetchAhead = ({ saveData, effectiveType }: ConnectionReport): boolean =>
  !saveData && (effectiveType === null || effectiveType === '4g');

/**
 * The parts that are fetched ahead after the first view, in this order.
 * @param login the page on which visitors log in here; null when a user is logged in
 */
export const aheadAtStart = (login: PageName | null): readonly Ahead[] => [
  { kind: 'notices' },
  { kind: 'calls' },
  ...(login === null ? [] : [{ kind: 'page' as const, name: login }]),
];

/** The parts that are fetched ahead while a page is shown: the pages that users mostly open from it. */
export const aheadOf = (row: RouteRow, address: string): readonly Ahead[] => [
  ...row.next.flatMap((next): readonly Ahead[] => {
    const name = pageAt(next, '');
    return name === null ? [] : [{ kind: 'page', name }];
  }),
  // A user who reads the list of conversations mostly opens one.
  ...(pageAt(row.name, address) === 'messages' ? [{ kind: 'conversation' as const }] : []),
];
