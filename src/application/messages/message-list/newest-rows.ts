import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { rowKey, type InboxRow } from '../../../domain/message/inbox-row';
import { largestPageSize } from '../../../../contract/rules/page-size';
import type { Page, PageRequest } from '../../../domain/page/page';
import type { Call, CallOptions } from '../../../ports/call';
import type { NewestPage, NewestRequest } from '../../kit/listing/listing-context';

/** Rows that would stand on the page if they were in the inbox still: they were taken out elsewhere. */
const goneFrom = (shown: readonly InboxRow[], { items }: Page<InboxRow>): readonly InboxRow[] => {
  const [there, last] = [new Set(items.map(rowKey)), items.at(-1)];
  return last === undefined
    ? shown
    : shown.filter((row) => row.sentAt > last.sentAt && !there.has(rowKey(row)));
};

/**
 * What is new in the inbox: as much of its head as is shown, and 100 rows at most, so that what was read or taken out on
 * another tab or device is so here too (SOC-08). A conversation is one row, whatever of it came meanwhile.
 */
export const newestRows =
  (list: (request: PageRequest, options: CallOptions) => Call<Page<InboxRow>>) =>
  ({ shown, first }: NewestRequest<InboxRow>, options: CallOptions): Call<NewestPage<InboxRow>> =>
    pipe(
      list(
        { ...first, pageSize: Math.min(largestPageSize, Math.max(first.pageSize, shown.length)) },
        options,
      ),
      TE.map((page) => ({ ...page, gone: goneFrom(shown, page) })),
    );
