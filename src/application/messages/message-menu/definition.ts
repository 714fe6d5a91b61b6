import { fromCallback } from 'xstate';
import type { Clock } from '../../../ports/clock';
import type { LayerStack } from '../../../ports/layer-stack';
import { messageMenuMachine, type MessageMenuEvent, type MessageMenuMachine } from './machine';

export interface MessageMenuPorts {
  readonly layers: LayerStack;
  readonly clock: Clock;
}

/** The menu of a message, laid on top of the page. */
export const messageMenu = ({ layers, clock }: MessageMenuPorts): MessageMenuMachine =>
  messageMenuMachine.provide({
    actors: {
      layer: fromCallback(({ sendBack }) => {
        const closed: MessageMenuEvent = { type: 'menu.closed' };
        return layers.open('message-menu', () => sendBack(closed));
      }),
      clock: fromCallback(({ sendBack }) => {
        const read: MessageMenuEvent = { type: 'clock.read', now: clock.now() };
        sendBack(read);
      }),
    },
  });
