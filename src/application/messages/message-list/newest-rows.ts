import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { rowKey, type InboxRow } from '../../../domain/message/inbox-row';
import { largestPageSize } from '../../../../contract/rules/page-size';
import type { Page, PageRequest } from '../../../domain/page/page';
import type { Call, CallOptions } from '../../../ports/call';
import type { NewestPage, NewestRequest } from '../../kit/listing/listing-context';

/** The rows that would be on the page if they were still in the inbox: they were removed elsewhere. */
const goneFrom = (shown: readonly InboxRow[], { items }: Page<InboxRow>): readonly InboxRow[] => {
  const [there, last] = [new Set(items.map(rowKey)), items.at(-1)];
  return last === undefined
    ? shown
    : shown.filter((row) => row.sentAt > last.sentAt && !there.has(rowKey(row)));
};

/**
 * Loads the news of the inbox: as many rows of its head as are shown, at most 100, so that rows that were read or
 * removed in another tab or on another device change here too (SOC-08). A conversation is one row for any number of
 * messages.
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
