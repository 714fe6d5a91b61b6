import type { DealSort } from '../deal/deal-filter';

/**
 * What features that work across kinds may do with a thing: keep it as a favourite, share it, send it in a chat, report
 * it, cite it in an answer of the assistant, list it in the site map, compare it, save a search of its list, publish it,
 * find it by the search over all kinds, leave it to the operator to publish and withdraw.
 */
export type Capability =
  | 'favourite'
  | 'share'
  | 'card'
  | 'report'
  | 'source'
  | 'siteMap'
  | 'comparison'
  | 'savedSearch'
  | 'publication'
  | 'search'
  | 'operator';

/** A kind of thing that people list, open, keep, share and report: the facts that client and gateway agree on. */
export interface KindFacts {
  /** What one thing is called, such as 股份转让. */
  readonly label: string;
  /** The same where room is short: in a chat, before a title. The wire holds it. */
  readonly shortLabel: string;
  /** Other words by which a question means the kind. */
  readonly otherLabels: readonly string[];
  /** The title of its list, and of links to it. */
  readonly listTitle: string;
  /** The letters that its codes start with, such as XM of XM20260418; null for a kind without codes. */
  readonly code: string | null;
  /** The path of its list, which its pages lie under; null for a kind without pages. */
  readonly path: string | null;
  /**
   * The parameter of its list's query that names a thing, where the things share the path of the list; absent where each
   * has a path of its own.
   */
  readonly query?: string;
  /** Whether the source type of a thing is part of its address: '/sale/:sourceType/:id' and not '/buy/:id'. */
  readonly bySource: boolean;
  /**
   * What opens its hidden part: the owner opens it by an NDA, the publisher alone reads it, or the gateway opens it to a
   * member with a determination (特定对象确定) or with a complete verification (完整认证). Null where all of it is public.
   */
  readonly gate: 'nda' | 'publisher' | 'determination' | 'verification' | null;
  /** Who may read its list and its pages: everybody, or members with a complete verification. */
  readonly readers: 'all' | 'verified';
  readonly can: readonly Capability[];
  /** The orders of its list, the usual one first; a request for any other is refused. Absent where no deals are listed. */
  readonly sorts?: readonly DealSort[];
}
