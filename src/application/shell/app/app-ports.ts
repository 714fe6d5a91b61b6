import type { Actor } from 'xstate';
import type { AppMachine } from './machine';
import type { Arrivals, Openings } from '../../../ports/arrivals';
import type { CallReporter } from '../../../ports/call-reporter';
import type { ConsentWithdrawal } from '../../../ports/consent-withdrawal';
import type { LayerStack } from '../../../ports/layer-stack';
import type { MemberChanges } from '../../../ports/member-changes';
import type { UnreadCounter } from '../../../ports/unread-counter';
import type { PageWay } from '../../../ports/page-way';
import type { SessionOpener } from '../../../ports/session-opener';
import type { SessionEnds } from '../../../ports/session-ends';
import type { AppFlows } from './long-lived-actors';
import { longLivedActors } from './long-lived-actors';
import type { ConsentGate } from '../../session/privacy-agreement/consent-gate';

type App = Actor<AppMachine>;

/** Ports that the application itself serves: made before it, bound to it when it is there. */
export const appPorts = (gate: Pick<ConsentGate, 'hold' | 'release'>) => {
  const bound: { app?: App } = {};
  const flows = (): AppFlows | undefined => bound.app && longLivedActors(bound.app);
  const reporter: CallReporter = {
    failed: (failure, handledByCaller, token) => {
      bound.app?.send({ type: 'call.failed', failure, handledByCaller, token });
    },
  };
  const sessionOpener: SessionOpener = {
    tokenObtained: (token) => flows()?.session.send({ type: 'session.tokenObtained', token }),
  };
  const unreadCounter: UnreadCounter = {
    known: (count) => flows()?.unreadCount.send({ type: 'unread.known', count }),
  };
  const memberChanges: MemberChanges = {
    changed: () => flows()?.userInfo.send({ type: 'userInfo.requested' }),
  };
  const consentWithdrawal: ConsentWithdrawal = {
    takingBack: gate.hold,
    stillGiven: gate.release,
    takenBack: () => flows()?.privacy.send({ type: 'privacy.consentTakenBack' }),
  };
  const layers: LayerStack = {
    open: (id, onDismissed) => {
      const hearing = bound.app?.on('layer.dismissed', (dismissed) => {
        if (dismissed.id !== id) return;
        hearing?.unsubscribe();
        onDismissed();
      });
      flows()?.navigation.send({ type: 'layer.opened', id });
      return () => {
        hearing?.unsubscribe();
        flows()?.navigation.send({ type: 'layer.closed', id });
      };
    },
  };
  const going = (replace: boolean) => (address: string) =>
    flows()?.navigation.send({ type: 'navigation.requested', address, replace });
  const way: Pick<PageWay, 'goOn' | 'open'> = { goOn: going(true), open: going(false) };
  const arrivals: Arrivals = {
    listen: (hear) => {
      const hearing = bound.app?.on('message.arrived', ({ message }) => hear(message));
      return () => hearing?.unsubscribe();
    },
  };
  const openings: Openings = {
    listen: (hear) => {
      const hearing = flows()?.messageSocket.on('socket.opened', ({ again }) => {
        if (!again) hear();
      });
      return () => hearing?.unsubscribe();
    },
  };
  const sessionEnds: SessionEnds = {
    listen: (hear) => {
      const hearing = flows()?.session.on('session.ended', hear);
      return () => hearing?.unsubscribe();
    },
  };
  return {
    reporter,
    arrivals,
    openings,
    sessionEnds,
    sessionOpener,
    way,
    consentWithdrawal,
    memberChanges,
    layers,
    toast: (text: string) => flows()?.notices.send({ type: 'notice.toast', text }),
    unreadCounter,
    bind: (app: App) => {
      bound.app = app;
    },
  };
};
