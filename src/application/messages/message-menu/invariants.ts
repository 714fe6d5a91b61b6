import type { SnapshotFrom } from 'xstate';
import type { MessageMenuMachine } from './machine';

type Menu = SnapshotFrom<MessageMenuMachine>;

/** What holds in every reachable state of the menu. */
export const messageMenuInvariants: Readonly<Record<string, (now: Menu) => boolean>> = {
  '[SCR-11] what lies there is of one message, or of the other': (now) =>
    (now.matches('closed') || now.matches('ofPeer')) === (now.context.key === null),
  '[LAY-19] what lies there is a layer of the page, that back takes away': (now) =>
    (now.matches('open') || now.matches('viewing') || now.matches('ofPeer')) ===
    (now.children.layer !== undefined),
};
