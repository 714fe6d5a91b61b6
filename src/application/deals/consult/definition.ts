import { isRight } from 'fp-ts/Either';
import { chatPath } from '../../../domain/chat/chat-addresses';
import type { MemberChanges } from '../../../ports/member-changes';
import type { PageWay } from '../../../ports/page-way';
import { consultMachine, type ConsultedDeal, type ConsultMachine } from './machine';
import type { CallOf } from '../../../ports/gateways';
import { fromCall, writeLimit } from '../../kit/from-call';

export interface ConsultPorts {
  readonly callOf: CallOf;
  readonly way: Pick<PageWay, 'open'>;
  readonly memberChanges: MemberChanges;
}

/** Asking about a deal, over its call and the way to the conversation. Who left the page meanwhile stays where they are. */
export const consulting = ({ callOf, way, memberChanges }: ConsultPorts): ConsultMachine => {
  const consult = callOf(({ chat }) => chat.consult);
  return consultMachine.provide({
    actors: {
      ask: fromCall<{ readonly to: string }, ConsultedDeal>(
        ({ kind, id }, { signal }) =>
          async () => {
            const received = await consult({ kind, id }, { signal })();
            if (isRight(received)) {
              // The number of consultations left in this month has changed.
              memberChanges.changed();
              if (!signal.aborted) way.open(chatPath(received.right.to));
            }
            return received;
          },
        { limit: writeLimit },
      ),
    },
  });
};
