import { isRight, left, right } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ChatMessage } from '../../../domain/chat/chat-message';
import { compareIds } from '../../../domain/chat/thread-log';
import { continuation } from '../../../domain/page/cursor-trail';
import { firstPage, type Page, type PageRequest } from '../../../domain/page/page';
import type { Call, CallOptions } from '../../../ports/call';
import type { AskedAnswer } from './setup';
import type { Gateways } from '../../../ports/gateways';

/** How many messages are asked for at once. */
const pageSize = 50;
/** The limit of pages that are searched for missed messages; older ones are loaded from the top. */
const mostPages = 40;

export type Asking = Pick<Gateways['chat'], 'thread' | 'history'>;

/** The newest pages, back to the message that is known; without one, the newest page alone. */
const backTo =
  (chat: Asking, peerId: string, newest: string | null, options: CallOptions) =>
  (part: PageRequest, seen: readonly ChatMessage[] = [], pages = 1): Call<Page<ChatMessage>> =>
    pipe(
      chat.history({ with: peerId, ...part }, options),
      TE.chain((page) => {
        const items = [...seen, ...page.items];
        const isReached =
          newest === null || page.items.some(({ id }) => compareIds(id, newest) <= 0) || pages >= mostPages;
        return isReached || page.next === null || continuation([], part, page.next).isRepeated
          ? TE.right({ ...page, items })
          : backTo(chat, peerId, newest, options)(page.next, items, pages + 1);
      }),
    );

/**
 * Loads the user's relation to the peer, and the messages.
 * @param newest the id of the newest message that is known; null requests the newest page alone
 * @returns never rejects: a failure is its answer
 */
export const asked = async (
  chat: Asking,
  peerId: string,
  newest: string | null,
  options: CallOptions,
): Promise<AskedAnswer> => {
  const [thread, page] = await Promise.all([
    chat.thread(peerId, options)(),
    backTo(chat, peerId, newest, options)(firstPage(pageSize))(),
  ]);
  if (!isRight(thread)) return left(thread.left);
  return isRight(page) ? right({ thread: thread.right, page: page.right }) : left(page.left);
};
