import { isRight, left, right } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { fromCallback, fromPromise } from 'xstate';
import type { ChatMessage } from '../../domain/chat/chat-message';
import { compareIds } from '../../domain/chat/thread-log';
import { firstPage, type Page, type PageRequest } from '../../domain/page/page';
import type { Call, CallOptions } from '../../ports/call';
import type { ChatGateway } from '../../ports/chat-gateway';
import type { Clock } from '../../ports/clock';
import type { PagePorts } from '../../ports/page-ports';
import type { PendingCommand, SeenCommand, ThreadAct, ThreadEvent } from './events';
import type { ActAnswer, AskedAnswer, OlderAnswer } from './setup';

/** How many messages are asked for at once. */
const pageSize = 50;
/** So many pages are looked through at most for what was missed; what is older is read from the top. */
const mostPages = 40;

export interface ThreadPorts extends Pick<PagePorts, 'arrivals' | 'outbox' | 'unreadDesk' | 'lifecycle'> {
  readonly gateways: { readonly chat: ChatGateway };
  readonly clock: Clock;
}

type History = (part: PageRequest, options: CallOptions) => Call<Page<ChatMessage>>;

/** The newest pages, back to the message that is known; without one, the newest page alone. */
const backTo =
  (history: History, newest: string | null, options: CallOptions) =>
  (part: PageRequest, seen: readonly ChatMessage[] = [], pages = 1): Call<Page<ChatMessage>> =>
    pipe(
      history(part, options),
      TE.chain((page) => {
        const items = [...seen, ...page.items];
        const isReached =
          newest === null || page.items.some(({ id }) => compareIds(id, newest) <= 0) || pages >= mostPages;
        return isReached || page.next === null
          ? TE.right({ ...page, items })
          : backTo(history, newest, options)(page.next, items, pages + 1);
      }),
    );

/** A conversation's actors over its ports. Leaving a state cancels the call that it made. */
export const threadActors = ({
  gateways: { chat },
  arrivals,
  outbox,
  unreadDesk,
  lifecycle,
  clock,
}: ThreadPorts) => {
  const historyWith =
    (peerId: string): History =>
    (part, options) =>
      chat.history({ with: peerId, ...part }, options);
  const asked = async (peerId: string, newest: string | null, options: CallOptions): Promise<AskedAnswer> => {
    const [thread, page] = await Promise.all([
      chat.thread(peerId, options)(),
      backTo(historyWith(peerId), newest, options)(firstPage(pageSize))(),
    ]);
    if (!isRight(thread)) return left(thread.left);
    return isRight(page) ? right({ thread: thread.right, page: page.right }) : left(page.left);
  };
  return {
    news: fromCallback(({ sendBack }) => {
      const tell = (event: ThreadEvent): void => sendBack(event);
      return arrivals.listen((message) => tell({ type: 'news.arrived', message, at: clock.now() }));
    }),
    pending: fromCallback<PendingCommand>(({ sendBack, receive }) => {
      const tell = (event: ThreadEvent): void => sendBack(event);
      receive(({ type, clientId }) =>
        type === 'pending.retry' ? outbox.retry(clientId) : outbox.discard(clientId),
      );
      return outbox.listen(
        (told) => tell({ type: 'pending.told', told }),
        () => tell({ type: 'pending.missing' }),
      );
    }),
    /** Marks one call after the other; while nobody sees the page nothing is read. */
    seen: fromCallback<SeenCommand, { readonly peerId: string }>(({ input: { peerId }, receive }) => {
      const leaving = new AbortController();
      const state: { wanted: string | null; marked: string | null; busy: boolean; hidden: boolean } = {
        wanted: null,
        marked: null,
        busy: false,
        hidden: false,
      };
      const mark = async (): Promise<void> => {
        const upTo = state.wanted;
        if (upTo === null || upTo === state.marked || state.busy || state.hidden) return;
        state.busy = true;
        const answer = await chat.read({ with: peerId, upTo }, { signal: leaving.signal })();
        state.busy = false;
        if (leaving.signal.aborted) return;
        // A mark that does not come through is made again with the next message.
        state.marked = upTo;
        if (isRight(answer)) unreadDesk.known(answer.right);
        if (state.wanted !== upTo) await mark();
      };
      receive(({ id }) => {
        state.wanted = id;
        void mark();
      });
      const stopHidden = lifecycle.listenHidden(() => {
        state.hidden = true;
      });
      const stopSeen = lifecycle.listen((event) => {
        if (event !== 'foreground') return;
        state.hidden = false;
        void mark();
      });
      return () => {
        leaving.abort();
        stopHidden();
        stopSeen();
      };
    }),
    open: fromPromise<AskedAnswer, { readonly peerId: string }>(({ input: { peerId }, signal }) =>
      asked(peerId, null, { signal }),
    ),
    catchUp: fromPromise<AskedAnswer, { readonly peerId: string; readonly newest: string | null }>(
      ({ input: { peerId, newest }, signal }) => asked(peerId, newest, { signal }),
    ),
    readOlder: fromPromise<OlderAnswer, { readonly peerId: string; readonly older: PageRequest | null }>(
      ({ input: { peerId, older }, signal }) => {
        if (older === null) throw new Error('thread: there is nothing older');
        return historyWith(peerId)(older, { signal })();
      },
    ),
    doAct: fromPromise<ActAnswer, { readonly peerId: string; readonly act: ThreadAct | null }>(
      ({ input: { peerId, act }, signal }) => {
        if (act === null) throw new Error('thread: nothing was chosen');
        return act.kind === 'recall'
          ? chat.recall(act.id, { signal })()
          : chat.block({ with: peerId, blocked: act.blocked }, { signal })();
      },
    ),
  };
};
