/** A moment that others wait for, and how it is told that it has come. */
export interface Moment {
  readonly come: Promise<void>;
  readonly tell: () => void;
}

export const moment = (): Moment => {
  const heard: { tell: () => void } = { tell: () => undefined };
  const come = new Promise<void>((resolve) => {
    heard.tell = resolve;
  });
  return { come, tell: () => heard.tell() };
};
