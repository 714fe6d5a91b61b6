import { FoundKind, findLimits } from '../../../contract/search/found';
import { cut } from '../text/cut';
import { findPath } from './find-path';

/** What the page of the search over all kinds is asked for, as its address holds it. */
export interface AskedFind {
  /** Without blanks around it; '' where nothing is searched for. */
  readonly text: string;
  /** One kind, or all by null. */
  readonly kind: FoundKind | null;
  /** The words of the text alone, without synonyms. */
  readonly exact: boolean;
}

/** The names in the query of its address. */
export const findQueries = ['q', 'kind', 'exact'] as const;

/** A text as it is searched for: without blanks around it, and no longer than the server takes. */
export const searchableText = (text: string): string => cut(text.trim(), findLimits.text).trim();

/** Reads the query of an address; a malformed value counts as absent. */
export const readFind = (search: string): AskedFind => {
  const query = new URLSearchParams(search);
  const kind = query.get('kind');
  return {
    text: searchableText(query.get('q') ?? ''),
    kind: FoundKind.is(kind) ? kind : null,
    exact: query.get('exact') === '1',
  };
};

/** The address of a search; '/search' where the text is blank. */
export const findAddress = ({ text, kind, exact }: AskedFind): string => {
  const words = searchableText(text);
  const query = new URLSearchParams({
    ...(words === '' ? {} : { q: words }),
    ...(kind === null ? {} : { kind }),
    ...(exact && words !== '' ? { exact: '1' } : {}),
  }).toString();
  return query === '' ? findPath : `${findPath}?${query}`;
};
