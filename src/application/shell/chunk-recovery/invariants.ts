import type { SnapshotFrom } from 'xstate';
import type { chunkRecoveryMachine } from './machine';

type Snapshot = SnapshotFrom<typeof chunkRecoveryMachine>;

/** What holds of the recovery of page code in every state that can be reached. */
export const chunkRecoveryInvariants: Readonly<
  Record<string, (now: Snapshot, last?: { from: Snapshot; event: { type: string } }) => boolean>
> = {
  '[LAY-13] the page reloads only when its moment was to be remembered first, or the person asked': (
    now,
    last,
  ) =>
    last === undefined ||
    !now.matches('reloading') ||
    last.from.matches('reloading') ||
    last.from.matches('noting') ||
    last.from.matches('retrying'),
  '[LAY-13] the page reloads by itself only when it was not reloaded within the last minute': (now, last) =>
    last === undefined ||
    !now.matches('checking') ||
    last.from.matches('checking') ||
    last.from.matches('reaching'),
  '[LAY-18] what is under way is looked for before each reload, unless the person knew of it and asked': (
    now,
    last,
  ) =>
    last === undefined ||
    !(now.matches('noting') || now.matches('retrying')) ||
    last.from.matches('noting') ||
    last.from.matches('retrying') ||
    last.from.matches('checking') ||
    last.from.matches('checkingAgain') ||
    now.context.agreed,
  '[LAY-18] the page reloads over what is under way only when the person knew of it and asked': (now) =>
    !(now.matches('noting') || now.matches('retrying') || now.matches('reloading')) ||
    now.context.work === null ||
    now.context.agreed,
  '[LAY-13] it is looked into whether the page can be had only after it was not reloaded within the last minute':
    (now, last) =>
      last === undefined ||
      !now.matches('reaching') ||
      last.from.matches('reaching') ||
      last.from.matches('recalling'),
  '[LAY-13] the person is given the reload only once the page was found to be there': (now, last) =>
    last === undefined ||
    !now.matches('retrying') ||
    last.from.matches('retrying') ||
    last.from.matches('reachingAgain') ||
    last.from.matches('checkingAgain'),
  '[LAY-13] nothing is reloaded again without the person once they were asked': (now, last) =>
    last === undefined ||
    !last.from.matches('asking') ||
    now.matches('asking') ||
    last.event.type === 'chunk.retryRequested' ||
    last.event.type === 'chunk.left',
};
