import { left, right, type Either } from 'fp-ts/Either';
import type * as t from 'io-ts';
import type { messageCalls } from '../../../../../contract/message/calls';
import { messageId } from '../../../domain/message/message-id';
import { pageNumber, pageSize } from '../../../domain/page/page-request';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import type { InboxPlace } from '../../../ports/inbox';

export interface AskedPage {
  readonly place: InboxPlace;
  readonly page: number;
  readonly pageSize: number;
}

/** What part of the inbox is asked for: a cursor ('m' and a message id) goes before a page number. */
export const inboxPlace = (
  asked: t.TypeOf<(typeof messageCalls)['list']['parameters']>,
): Either<Refusal, AskedPage> => {
  const page = pageNumber(String(asked.page));
  const size = pageSize(String(asked.pageSize));
  if (page._tag === 'None' || size._tag === 'None') return left(refusals.wrongParameters);
  const part = { page: page.value, pageSize: size.value };
  if (asked.cursor === null) return right({ place: { page: page.value }, ...part });
  const below = messageId(asked.cursor.slice(1));
  if (!asked.cursor.startsWith('m') || below._tag === 'None') return left(refusals.wrongParameters);
  return right({ place: { below: below.value }, ...part });
};
