import { left, right, type Either } from 'fp-ts/Either';
import { messageId } from '../../../domain/message/message-id';
import { pageNumber, pageSize } from '../../../domain/page/page-request';
import { refusals, type Refusal } from '../../../domain/refusal/refusal';
import type { InboxPlace } from '../../../ports/inbox';
import type { CallParameters } from './call';

export interface AskedPage {
  readonly place: InboxPlace;
  readonly page: number;
  readonly pageSize: number;
}

/** What part of the inbox is asked for: a cursor ('m' and a message id) goes before a page number. */
export const inboxPlace = (parameters: CallParameters): Either<Refusal, AskedPage> => {
  const page = pageNumber(parameters.page);
  const size = pageSize(parameters.pageSize);
  if (page._tag === 'None' || size._tag === 'None') return left(refusals.wrongParameters);
  const cursor = parameters.cursor ?? '';
  if (cursor === '') return right({ place: { page: page.value }, page: page.value, pageSize: size.value });
  const below = messageId(cursor.slice(1));
  if (!cursor.startsWith('m') || below._tag === 'None') return left(refusals.wrongParameters);
  return right({ place: { below: below.value }, page: page.value, pageSize: size.value });
};
