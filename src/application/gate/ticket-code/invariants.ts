import type { SnapshotFrom } from 'xstate';
import { isOfThisDevice, isValid } from './context';
import type { TicketCodeMachine } from './machine';

type Snapshot = SnapshotFrom<TicketCodeMachine>;

/** What holds in every state of a ticket's code. */
export const ticketCodeInvariants: Readonly<Record<string, (now: Snapshot) => boolean>> = {
  '[MKT-22] a code is shown for a valid ticket of this device alone': (now) =>
    !now.matches({ code: 'shown' }) ||
    (now.context.code !== null && isValid(now.context) && isOfThisDevice(now.context)),
  '[MKT-22] a ticket that is over, or on another device, has no code': (now) =>
    !(now.matches({ code: 'over' }) || now.matches({ code: 'elsewhere' })) || now.context.code === null,
  '[MKT-22] the page says since when it is offline while the server does not answer': (now) =>
    !now.matches({ list: 'fresh' }) || now.context.offlineSince === null,
  'a key is registered only with a key at hand': (now) =>
    !now.matches({ code: 'registering' }) || now.context.ownKey !== null,
  '[MKT-22] the screen is kept on exactly while there is a code': (now) =>
    (now.context.code !== null) === (now.children.awake !== undefined),
  '[MKT-22] the page says that the screen stays on only while it is kept on': (now) =>
    !now.context.awake || now.matches({ screen: 'kept' }),
};
