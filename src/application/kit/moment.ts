/** A moment that others wait for, and the call that announces it. */
export interface Moment {
  readonly come: Promise<void>;
  readonly notify: () => void;
}

export const moment = (): Moment => {
  const heard: { notify: () => void } = { notify: () => undefined };
  const come = new Promise<void>((resolve) => {
    heard.notify = resolve;
  });
  return { come, notify: () => heard.notify() };
};
