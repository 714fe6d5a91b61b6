import type { SnapshotFrom } from 'xstate';
import type { MessageSocketMachine } from './machine';
import { failuresCounted } from './retry-delay';

type Socket = SnapshotFrom<MessageSocketMachine>;
interface Last {
  readonly from: Socket;
  readonly event: { readonly type: string };
}

/** What holds in every reachable state of the message socket. */
export const messageSocketInvariants: Readonly<Record<string, (now: Socket, last?: Last) => boolean>> = {
  '[SOC-04] a connection lives exactly while it is wanted and not waited for': (now) =>
    now.matches('linked') === (now.children.connection !== undefined),
  '[SOC-04] at most one connection is open and at most one retry waits, never both': (now) =>
    Object.keys(now.children).length + (now.matches('waiting') ? 1 : 0) <= 1,
  '[SOC-02] a connection that was refused is not tried again by itself': (now, last) =>
    last === undefined || !last.from.matches('refused') || !now.matches('linked') || isAsked(last),
  '[SOC-02] a connection that was closed is not opened again by itself': (now, last) =>
    last === undefined || !last.from.matches('closed') || !now.matches('linked') || isAsked(last),
  '[SOC-02] failures are counted from 0 to 6 and forgotten once the connection has held': (now) =>
    now.context.failures >= 0 &&
    now.context.failures <= failuresCounted &&
    (!now.matches({ linked: { open: 'steady' } }) || now.context.failures === 0),
  '[SOC-02] that a connection opened forgets no failure': (now, last) =>
    last === undefined ||
    !last.from.matches({ linked: 'connecting' }) ||
    !now.matches({ linked: 'open' }) ||
    now.context.failures === last.from.context.failures,
  '[SOC-02] only after a failure is a retry waited for': (now) =>
    !now.matches('waiting') || now.context.failures > 0,
  '[SOC-04] no user is remembered after closing': (now) =>
    !now.matches('closed') || now.context.user === null,
};

const isAsked = (last: Last): boolean => last.event.type === 'socket.openRequested';
