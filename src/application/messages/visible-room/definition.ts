import { fromCallback } from 'xstate';
import type { ShownHeight } from '../../../ports/shown-height';
import { visibleRoomMachine, type RoomEvent, type VisibleRoomMachine } from './machine';

/** The room that is seen, wired to its port. */
export const visibleRoom = (shown: ShownHeight): VisibleRoomMachine =>
  visibleRoomMachine.provide({
    actors: {
      room: fromCallback(({ sendBack }) => {
        const tell = (): void => {
          const event: RoomEvent = { type: 'room.changed', height: shown.read() };
          sendBack(event);
        };
        tell();
        return shown.listen(tell);
      }),
    },
  });
