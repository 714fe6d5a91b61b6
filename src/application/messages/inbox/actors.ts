import { isRight, right } from 'fp-ts/Either';
import { fromCallback } from 'xstate';
import type { Call, CallOptions } from '../../../ports/call';
import type { UnreadCounter } from '../../../ports/unread-counter';
import { fromCall, writeLimit } from '../../kit/from-call';
import type { AskedAhead } from '../thread/asked-ahead';
import type { InboxAct } from './inbox-context';
import type { AheadCommand } from './setup';
import type { Gateways } from '../../../ports/gateways';

export interface InboxPorts {
  readonly message: Pick<Gateways['message'], 'markRead' | 'readAll' | 'remove' | 'restore'>;
  readonly chat: Pick<Gateways['chat'], 'read'>;
  readonly unreadCounter: UnreadCounter;
  readonly ahead: Pick<AskedAhead, 'begin'>;
}

const saving = ({ message, chat }: InboxPorts, act: InboxAct, options: CallOptions): Call<number> => {
  if (act.kind === 'readAll') return message.readAll(options);
  const { id, peer } = act.row;
  if (act.kind !== 'read') return message[act.kind](id, options);
  return peer === null ? message.markRead(id, options) : chat.read({ with: peer, upTo: id }, options);
};

/** Saves what was done to the inbox, each answer saying how many are unread then; asks for a conversation ahead. */
export const inboxActors = (ports: InboxPorts) => ({
  save: fromCall<number, InboxAct | null>(
    (act, options) => async () => {
      if (act === null) return right(0);
      const saved = await saving(ports, act, options)();
      if (isRight(saved)) ports.unreadCounter.known(saved.right);
      return saved;
    },
    { limit: writeLimit },
  ),
  ahead: fromCallback<AheadCommand>(({ receive }) => {
    receive(({ peerId }) => ports.ahead.begin(peerId));
  }),
});
