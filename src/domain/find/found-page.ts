import type { Found, FoundKind, Hit } from '../../../contract/search/found';
import type { Page, PageRequest } from '../page/page';

/** The hits of one kind as part of a list; without a kind it is empty. */
export const foundPage =
  (asked: PageRequest, kind: FoundKind | null) =>
  ({ counts, hits, next }: Found): Page<Hit> => ({
    items: kind === null ? [] : hits,
    total: counts.find((each) => each.kind === kind)?.count ?? 0,
    next: kind === null || next === null ? null : { ...asked, cursor: null, page: next },
  });
