import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { saysNoSuchCall, type GatewayFailure } from '../../domain/gateway/failure';
import type { Message } from '../../domain/message/message';
import type { Call, CallOptions } from '../../ports/call';
import type { MessageGateway } from '../../ports/message-gateway';
import type { NewestPage, NewestRequest } from '../listing/listing-context';

/** Failures after which the first page would not come either. */
const endsAll = ({ kind }: GatewayFailure): boolean => !['refused', 'status', 'malformed'].includes(kind);

const newestFirst = (messages: readonly Message[]): readonly Message[] =>
  [...messages].reverse().sort((one, other) => other.sentAt - one.sentAt);

/**
 * What is new among the messages: what came after the newest that is shown, however much it is, and then the first
 * page, which also says what was read elsewhere meanwhile, as the badge does. A gateway that does not have the first
 * of the two calls is asked for it once; the page alone is all there is then (SOC-05).
 */
export const newestMessages = (messages: Pick<MessageGateway, 'since' | 'list'>) => {
  const gateway = { tellsSince: true };
  const missedSince = (newest: Message | null, options: CallOptions): Call<readonly Message[]> =>
    newest === null || !gateway.tellsSince
      ? TE.right([])
      : pipe(
          messages.since(newest.id, options),
          TE.orElse((failure) => {
            if (endsAll(failure)) return TE.left(failure);
            gateway.tellsSince = !saysNoSuchCall(failure);
            return TE.right([]);
          }),
        );
  return ({ newest, first }: NewestRequest<Message>, options: CallOptions): Call<NewestPage<Message>> =>
    pipe(
      missedSince(newest, options),
      TE.chain((missed) =>
        pipe(
          messages.list(first, options),
          TE.map((page) => ({ ...page, missed: newestFirst(missed) })),
        ),
      ),
    );
};
