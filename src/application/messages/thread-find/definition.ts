import { pipe } from 'fp-ts/function';
import { map } from 'fp-ts/TaskEither';
import { fromCallback, type ActorRefFrom, type EventObject } from 'xstate';
import { fromCall, readLimit } from '../../kit/from-call';
import type { ThreadMachine } from '../thread/machine';
import { selectThreadStatus } from '../thread/status';
import { threadFindMachine, type ThreadFindInput, type ThreadFindMachine } from './machine';
import type { CallOf } from '../../../ports/gateways';

export interface ThreadFindPorts {
  readonly callOf: CallOf;
}

/** Shows a hit of a search in its conversation: older messages are loaded until the hit is among them. */
export const threadFind = (
  { callOf }: ThreadFindPorts,
  thread: ActorRefFrom<ThreadMachine>,
): ThreadFindMachine => {
  const readHits = callOf(({ chat }) => chat.hits);
  return threadFindMachine.provide({
    actors: {
      hits: fromCall<readonly string[], ThreadFindInput>(
        ({ peerId, words }, options) => {
          if (words === null) throw new Error('thread find: nothing is looked for');
          return pipe(
            readHits({ with: peerId, keyword: words }, options),
            map((hits) => hits.map(({ id }) => id)),
          );
        },
        { limit: readLimit },
      ),
      seek: fromCallback<EventObject, { readonly id: string | null }>(({ input: { id } }) => {
        const look = (): void => {
          const { phase, log, older } = selectThreadStatus(thread.getSnapshot());
          const isThere = id === null || log.some((message) => message.id === id);
          if (phase === 'here' && !isThere && older === 'more') thread.send({ type: 'thread.olderWanted' });
        };
        const hearing = thread.subscribe(look);
        look();
        return () => hearing.unsubscribe();
      }),
    },
  });
};
