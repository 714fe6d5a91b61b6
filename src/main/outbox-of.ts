import type { RunningOutbox } from '../ports/page-outbox';
import type { AppFlows } from '../application/shell/app/long-lived-actors';
import { callsBy, type Later } from './later';
import { once } from '../application/kit/once';
import type { Started } from './started';

const opened = new WeakMap<AppFlows, () => Promise<RunningOutbox>>();

/** The outbox of the application that runs here, which is opened once; its code comes with it. */
export const outboxOf = (started: Started, flows: AppFlows, later: Later): (() => Promise<RunningOutbox>) => {
  const known = opened.get(flows);
  if (known !== undefined) return known;
  const outbox = once(async () =>
    (await import('./open-outbox')).openOutbox(started, flows, {
      upload: callsBy(later)(({ upload }) => upload.upload),
    }),
  );
  opened.set(flows, outbox);
  return outbox;
};
