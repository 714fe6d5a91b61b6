import { isRight } from 'fp-ts/Either';
import { fromCallback, fromPromise } from 'xstate';
import type { PageRequest } from '../../../domain/page/page';
import type { Clock } from '../../../ports/clock';
import type { PagePorts } from '../../../ports/page-ports';
import { asked } from './asked';
import type { AskedAhead } from './asked-ahead';
import type { PendingCommand, SeenCommand, ThreadAct, ThreadEvent } from './events';
import type { ActAnswer, AskedAnswer, OlderAnswer } from './setup';
import type { CallOf } from '../../../ports/gateways';

export interface ThreadPorts extends Pick<PagePorts, 'arrivals' | 'outbox' | 'unreadCounter' | 'lifecycle'> {
  readonly callOf: CallOf;
  readonly clock: Clock;
  readonly ahead: Pick<AskedAhead, 'take'>;
}

/** A conversation's actors over its ports. Leaving a state cancels the call that it made. */
export const threadActors = ({
  callOf,
  arrivals,
  outbox,
  unreadCounter,
  lifecycle,
  clock,
  ahead,
}: ThreadPorts) => {
  const chat = {
    thread: callOf(({ chat: calls }) => calls.thread),
    history: callOf(({ chat: calls }) => calls.history),
    read: callOf(({ chat: calls }) => calls.read),
    recall: callOf(({ chat: calls }) => calls.recall),
    block: callOf(({ chat: calls }) => calls.block),
  };
  return {
    news: fromCallback(({ sendBack }) => {
      const notify = (event: ThreadEvent): void => sendBack(event);
      return arrivals.listen((message) => notify({ type: 'news.arrived', message, at: clock.now() }));
    }),
    pending: fromCallback<PendingCommand>(({ sendBack, receive }) => {
      const notify = (event: ThreadEvent): void => sendBack(event);
      receive(({ type, clientId }) =>
        type === 'pending.retry' ? outbox.retry(clientId) : outbox.discard(clientId),
      );
      return outbox.listen(
        (reported) => notify({ type: 'pending.reported', reported }),
        () => notify({ type: 'pending.missing' }),
      );
    }),
    /** Makes one mark after the other; while the page is hidden no message is marked read. */
    seen: fromCallback<SeenCommand, { readonly peerId: string }>(({ input: { peerId }, receive }) => {
      const leaving = new AbortController();
      const state: { wanted: string | null; marked: string | null; busy: boolean; hidden: boolean } = {
        wanted: null,
        marked: null,
        busy: false,
        hidden: false,
      };
      const sendRead = async (): Promise<void> => {
        const upTo = state.wanted;
        if (upTo === null || upTo === state.marked || state.busy || state.hidden) return;
        state.busy = true;
        const answer = await chat.read({ with: peerId, upTo }, { signal: leaving.signal })();
        state.busy = false;
        if (leaving.signal.aborted) return;
        // A mark that does not come through is made again with the next message.
        state.marked = upTo;
        if (isRight(answer)) unreadCounter.known(answer.right);
        if (state.wanted !== upTo) await sendRead();
      };
      receive(({ id }) => {
        state.wanted = id;
        void sendRead();
      });
      const stopHidden = lifecycle.listenHidden(() => {
        state.hidden = true;
      });
      const stopSeen = lifecycle.listen((event) => {
        if (event !== 'foreground') return;
        state.hidden = false;
        void sendRead();
      });
      return () => {
        leaving.abort();
        stopHidden();
        stopSeen();
      };
    }),
    open: fromPromise<AskedAnswer, { readonly peerId: string }>(
      ({ input: { peerId }, signal }) => ahead.take(peerId, signal) ?? asked(chat, peerId, null, { signal }),
    ),
    catchUp: fromPromise<AskedAnswer, { readonly peerId: string; readonly newest: string | null }>(
      ({ input: { peerId, newest }, signal }) => asked(chat, peerId, newest, { signal }),
    ),
    readOlder: fromPromise<OlderAnswer, { readonly peerId: string; readonly older: PageRequest | null }>(
      ({ input: { peerId, older }, signal }) => {
        if (older === null) throw new Error('thread: there is nothing older');
        return chat.history({ with: peerId, ...older }, { signal })();
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
