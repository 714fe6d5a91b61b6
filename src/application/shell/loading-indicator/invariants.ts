import type { SnapshotFrom } from 'xstate';
import type { loadingIndicatorMachine } from './machine';
import { selectLoadingStatus } from './status';

type Snapshot = SnapshotFrom<typeof loadingIndicatorMachine>;

/** What holds of the loading indicator in every state that can be reached. */
export const loadingIndicatorInvariants: Readonly<Record<string, (now: Snapshot) => boolean>> = {
  '[LAY-12] while something loads, at least one load is counted, and none otherwise': (now) =>
    now.matches('underWay') === now.context.underWay > 0,
  '[LAY-12] the bar is between 0 and 100': (now) => {
    const { bar } = selectLoadingStatus(now);
    return bar === null || (bar >= 0 && bar <= 100);
  },
  '[LAY-05] no overlay stays when nothing loads': (now) =>
    now.matches('underWay') || selectLoadingStatus(now).overlayText === null,
};
