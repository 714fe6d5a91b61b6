import {
  visibleRoomMachine,
  type RoomEvent,
} from '../../../../src/application/messages/visible-room/machine';
import { after, defect, says } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';

const tells = (event: RoomEvent) => says('room', event);

transitionTable('visible-room', {
  machine: visibleRoomMachine,
  rows: [
    { from: [], target: 'listening', calls: ['room'], context: { height: null } },
    {
      title: '[SCR-11] a keyboard over the page leaves less of it',
      from: [tells({ type: 'room.changed', height: 844 })],
      event: tells({ type: 'room.changed', height: 500 }),
      target: 'listening',
      context: { height: 500 },
    },
    { from: [], event: defect('room'), target: 'deaf' },
    { from: [defect('room')], event: after(1_000), target: 'listening', calls: ['room'] },
  ],
});
