import { visibleRoomInvariants } from '../../../../src/application/messages/visible-room/invariants';
import {
  visibleRoomMachine,
  type RoomEvent,
} from '../../../../src/application/messages/visible-room/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { says, type Answer } from '../../../support/explore/step';

const tells = (event: RoomEvent): Answer => says('room', event);

explorationTests('visible-room', {
  machine: visibleRoomMachine,
  alphabet: [tells({ type: 'room.changed', height: 844 }), tells({ type: 'room.changed', height: 500 })],
  facts: ({ context }) => context,
  invariants: visibleRoomInvariants,
});
