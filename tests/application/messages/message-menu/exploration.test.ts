import { messageMenuInvariants } from '../../../../src/application/messages/message-menu/invariants';
import {
  messageMenuMachine,
  type MessageMenuEvent,
} from '../../../../src/application/messages/message-menu/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { says } from '../../../support/explore/step';

const read: MessageMenuEvent = { type: 'clock.read', now: 1_000 };

explorationTests('message-menu', {
  machine: messageMenuMachine,
  alphabet: [
    { type: 'menu.pressed', key: 'a' },
    { type: 'menu.released' },
    { type: 'menu.opened', key: 'b' },
    { type: 'menu.viewed', key: 'a' },
    { type: 'menu.ofPeerOpened' },
    { type: 'menu.blockWanted' },
    { type: 'menu.closed' },
    says('clock', read),
    says('layer', { type: 'menu.closed' }),
  ],
  facts: ({ context }) => context,
  invariants: messageMenuInvariants,
  goal: (menu) => menu.matches('closed'),
});
