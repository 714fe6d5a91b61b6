import { fromCallback } from 'xstate';
import type { ShownHeight } from '../../../ports/shown-height';
import { visibleHeightMachine, type HeightEvent, type VisibleHeightMachine } from './machine';

/** The visible height of the window, wired to its port. */
export const visibleHeight = (shown: ShownHeight): VisibleHeightMachine =>
  visibleHeightMachine.provide({
    actors: {
      height: fromCallback(({ sendBack }) => {
        const notify = (): void => {
          const event: HeightEvent = { type: 'height.changed', height: shown.read() };
          sendBack(event);
        };
        notify();
        return shown.listen(notify);
      }),
    },
  });
