import type { EventObject } from 'xstate';
import type { ClockCorrections } from '../../ports/clock';
import type { PageLifecycle } from '../../ports/page-lifecycle';
import { fromListener } from './from-listener';

/** The longest that a timer of a browser can wait, in milliseconds; what ends later is waited for in parts. */
export const longestWait = 2 ** 31 - 1;

export interface ClockDoubtPorts {
  readonly clockCorrections: ClockCorrections;
  readonly lifecycle: Pick<PageLifecycle, 'listen'>;
}

/**
 * Sends an event each time that a wait by the clock may be wrong: the clock was corrected, or the page returned to the
 * foreground, where timers were stopped.
 */
export const clockDoubts = ({ clockCorrections, lifecycle }: ClockDoubtPorts, doubt: EventObject) =>
  fromListener(({ sendBack }) => {
    const endLifecycle = lifecycle.listen((happening) => {
      if (happening === 'foreground') sendBack(doubt);
    });
    const endCorrections = clockCorrections.listen(() => sendBack(doubt));
    return () => {
      endLifecycle();
      endCorrections();
    };
  });
