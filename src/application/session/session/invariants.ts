import type { SnapshotFrom } from 'xstate';
import type { SessionMachine } from './machine';

type Session = SnapshotFrom<SessionMachine>;
interface Last {
  readonly from: Session;
  readonly event: { readonly type: string };
}

const isRunning = (session: Session, actor: keyof Session['children']): boolean =>
  session.children[actor] !== undefined;

/** What holds in every reachable state of the session. */
export const sessionInvariants: Readonly<Record<string, (now: Session, last?: Last) => boolean>> = {
  '[LOG-01] a user is logged in exactly while a token is held': (now) =>
    (now.matches('anonymous') || now.matches('joining')) === (now.context.token === null),
  '[LOG-01] nothing but a token, or a tab that held one, opens a session': (now, last) =>
    !now.matches('active') ||
    last === undefined ||
    !last.from.matches('anonymous') ||
    last.event.type === 'session.tokenObtained',
  '[LOG-08] a session ends only after the token was cleared': (now, last) =>
    last === undefined ||
    !now.matches('anonymous') ||
    last.from.matches('anonymous') ||
    last.from.matches('joining') ||
    last.from.matches('ending'),
  '[LOG-14] a tab joins the session of another only by the token that the device keeps': (now, last) =>
    last === undefined ||
    !last.from.matches('joining') ||
    !now.matches({ active: 'fresh' }) ||
    last.event.type === 'xstate.done.actor.readKept',
  '[LOG-14] a logout chosen elsewhere is remembered of the token in use alone': ({ context }) =>
    context.leftToken === null || context.leftToken === context.token,
  '[SES-08] at most one renewal is under way, and only in its state': (now) =>
    !isRunning(now, 'renewToken') || now.matches({ active: 'renewing' }),
  '[LOG-08] the server is notified of a logout only while one is under way': (now) =>
    !isRunning(now, 'logOut') || now.matches({ ending: 'notifyingServer' }),
  '[PRI-06] after the consent is withdrawn no question is asked, and the device clears everything': (
    now,
    last,
  ) =>
    last?.event.type !== 'session.withdrawn' ||
    !(last.from.matches('active') || last.from.matches({ ending: 'notifyingServer' })) ||
    now.matches({ ending: 'clearing' }),
  '[LOG-08] a forced logout makes no call and clears nothing but the token': (now, last) =>
    last?.event.type !== 'session.forcedLogout' ||
    !last.from.matches('active') ||
    (now.matches({ ending: 'forcing' }) && now.context.reason === 'forced'),
};
