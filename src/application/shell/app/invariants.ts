import type { SnapshotFrom } from 'xstate';
import type { AppMachine } from './machine';

type App = SnapshotFrom<AppMachine>;
interface Last {
  readonly from: App;
  readonly event: { readonly type: string };
}

/** What holds in every reachable state of the application. */
export const appInvariants: Readonly<Record<string, (now: App, last?: Last) => boolean>> = {
  '[LOG-08] nothing of a user is known without a session': ({ context }) =>
    context.token !== null || context.userId === null,
  '[LOG-08] the end of a session leaves neither token nor user': ({ context }, last) =>
    last?.event.type !== 'session.ended' || (context.token === null && context.userId === null),
  '[SES-02] the page is only reloaded for an account that was deactivated': (now, last) =>
    !now.matches({ inUse: 'reloading' }) ||
    last === undefined ||
    last.from.matches({ inUse: 'farewell' }) ||
    last.from.matches({ inUse: 'reloading' }),
  '[SES-02] the farewell is shown only after the session has ended for it': (now, last) =>
    !now.matches({ inUse: 'farewell' }) ||
    last === undefined ||
    last.from.matches({ inUse: 'farewell' }) ||
    last.event.type === 'session.ended',
  '[SES-04] with user info the user of the session is known': ({ context }, last) =>
    last?.event.type !== 'userInfo.loaded' || (context.userId !== null) === (context.token !== null),
};
