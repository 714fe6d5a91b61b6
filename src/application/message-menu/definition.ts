import { fromCallback } from 'xstate';
import type { LayerStack } from '../../ports/layer-stack';
import { messageMenuMachine, type MessageMenuEvent, type MessageMenuMachine } from './machine';

/** The menu of a message, laid on top of the page. */
export const messageMenu = ({ layers }: { readonly layers: LayerStack }): MessageMenuMachine =>
  messageMenuMachine.provide({
    actors: {
      layer: fromCallback(({ sendBack }) => {
        const closed: MessageMenuEvent = { type: 'menu.closed' };
        return layers.open('message-menu', () => sendBack(closed));
      }),
    },
  });
