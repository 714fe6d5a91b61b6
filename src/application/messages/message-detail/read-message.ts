import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Message } from '../../../domain/message/message';
import type { Call, CallOptions } from '../../../ports/call';
import type { Gateways } from '../../../ports/gateways';

/**
 * Loads one message and marks it read. The message waits for no mark, and one that does not come through hides
 * nothing: the message counts as unread until it is opened again.
 * @param told is told the message as it begins to be marked, and once it is, with the unread count that the mark answers
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
