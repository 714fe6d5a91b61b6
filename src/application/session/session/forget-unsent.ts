import type { RunningOutbox } from '../../../ports/page-outbox';
import type { AppFlows } from '../../shell/app/long-lived-actors';
import { isChosenEnd } from './events';

/** At a logout that was chosen, deletes what was not sent, also where its code comes only then (SEC-04). */
export const forgetUnsent = (
  session: Pick<AppFlows['session'], 'on'>,
  load: () => Promise<Pick<RunningOutbox, 'forget'>>,
): void => {
  session.on('session.ended', ({ reason }) => {
    if (!isChosenEnd(reason)) return;
    load().then(
      (outbox) => outbox.forget(),
      () => undefined,
    );
  });
};
