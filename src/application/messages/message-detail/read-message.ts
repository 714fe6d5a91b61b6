import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Message } from '../../../domain/message/message';
import type { Call, CallOptions } from '../../../ports/call';
import type { Gateways } from '../../../ports/gateways';

/**
 * Loads one message and marks it read. The message is shown without waiting for the mark, and a failed mark is not
 * shown: the message counts as unread until it is opened again.
 * @param received is called with the message when marking starts, and when it has succeeded, with the unread count of
 * the answer
 */
export const readMessage =
  (
    messages: Pick<Gateways['message'], 'detail' | 'markRead'>,
    received: {
      readonly started: (message: Message) => void;
      readonly read: (message: Message, count: number) => void;
    },
  ) =>
  (id: string, options: CallOptions): Call<Message> =>
    pipe(
      messages.detail(id, options),
      TE.chainFirstIOK((message) => () => {
        received.started(message);
        void pipe(
          messages.markRead(id, options),
          TE.match(
            () => undefined,
            (count) => received.read(message, count),
          ),
        )();
      }),
    );
