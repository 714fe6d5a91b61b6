import type { Scheduler } from 'fast-check';
import { vi } from 'vitest';
import type { Token } from '../../../contract/account/token';
import { isChosenEnd } from '../../../src/application/session/session/events';
import { StoredChatDrafts } from '../../../src/adapters/storage-web/stored-chat-drafts';
import type { PaymentMeans } from '../../../src/domain/payment/channel';
import { fakeStorage, type FakeStorage } from '../fakes/key-value-storage';
import type { FakeConnection } from '../fakes/message-socket';
import { settled } from '../fakes/settled';
import { device, type Device } from './device';
import type { Fates } from './fates';
import { composedServer, type ComposedServer } from './server';
import { openTab, type Tab } from './tab';

/** A text that a user typed in a conversation and has not sent. */
export interface TypedText {
  readonly userId: string;
  readonly peerId: string;
  readonly text: string;
}

/** A message whose sender pressed the button. */
export interface PressedMessage {
  readonly userId: string;
  readonly content: string;
}

/** A browser with its tabs, and the gateway behind it. Everything under way ends when the scheduler says so. */
export interface ComposedWorld {
  readonly server: ComposedServer;
  readonly device: Device;
  readonly fates: Fates;
  readonly tabs: () => readonly Tab[];
  readonly openTab: (address: string) => void;
  /** The tab is loaded again at its address. */
  readonly reload: (tab: Tab) => void;
  /** What should never have happened, in words. */
  readonly faults: string[];
  /** What should be on the device of what was typed. */
  readonly typed: Map<string, TypedText>;
  /** The messages that were sent by a press. */
  readonly written: readonly PressedMessage[];
  /** Those of them that no logout has given up since. */
  readonly unlost: ReadonlySet<PressedMessage>;
  readonly sent: (message: PressedMessage) => void;
  readonly typeInto: (typed: TypedText) => void;
  /** Lets time pass, in milliseconds. */
  readonly pass: (ms: number) => void;
  /** Each tab shows the page of its address, and all that waits for nothing has happened. */
  readonly settle: () => Promise<void>;
  /** Lets one thing that is under way end. @returns whether there was one */
  readonly release: () => Promise<boolean>;
  readonly close: () => void;
}

export interface WorldNeeds {
  readonly scheduler: Scheduler;
  readonly fates: Fates;
  readonly means: PaymentMeans;
  readonly address: string;
  /** Who is logged in at first. */
  readonly userId: string | null;
}

export const composedWorld = ({ scheduler, fates, means, address, userId }: WorldNeeds): ComposedWorld => {
  const server = composedServer();
  const kept: Token | null = userId === null ? null : server.sessions.issue(userId);
  const onDevice = device(kept);
  const [faults, cashiers, tabs]: [string[], Set<string>, Set<Tab>] = [[], new Set(), new Set()];
  const typed = new Map<string, TypedText>();
  const written: PressedMessage[] = [];
  const unlost = new Set<PressedMessage>();
  const seen = new WeakMap<Tab, { connections: number; moves: number }>();
  const sentOver = new WeakMap<FakeConnection, number>();
  const refused = new WeakSet<FakeConnection>();
  const soon = (what: string, then: () => void): void =>
    void scheduler.schedule(Promise.resolve(), what).then(then);

  const open = (at: string, ofTab: FakeStorage): void => {
    const tab = openTab(
      { scheduler, fates, server, device: onDevice, means, faults, cashiers, reopen: open },
      at,
      ofTab,
    );
    tabs.add(tab);
    seen.set(tab, { connections: 0, moves: 0 });
    // Another user's texts end when it is known who is here; all texts when a logout is chosen (SEC-04).
    tab.flows.userInfo.on('userInfo.loaded', ({ user }) => {
      for (const [key, text] of typed) if (text.userId !== user.userId) typed.delete(key);
      for (const message of unlost) if (message.userId !== user.userId) unlost.delete(message);
    });
    tab.flows.session.on('session.ended', ({ reason }) => {
      if (!isChosenEnd(reason)) return;
      typed.clear();
      unlost.clear();
    });
  };

  /** What the tabs have sent and asked for since the last look goes under way. */
  const look = (): void => {
    for (const tab of tabs) {
      const before = seen.get(tab);
      if (!tab.isOpen() || before === undefined) continue;
      for (const connection of tab.socket.connections.slice(before.connections))
        soon('the server looks at a connection', () => server.sessions.accept(connection));
      before.connections = tab.socket.connections.length;
      for (; before.moves < tab.history.asked(); before.moves += 1)
        soon('the browser arrives', () => {
          if (tab.isOpen()) tab.history.arrive();
        });
      for (const connection of tab.socket.live()) {
        for (const message of connection.sent.slice(sentOver.get(connection) ?? 0)) {
          const fate = fates.next();
          soon('a message is sent', () => {
            const isLost = fate.kind === 'fails' && !fate.done;
            const isTaken = !isLost && server.take(connection.token as Token, message);
            if (fate.kind === 'well' && isTaken)
              soon('a receipt', () => connection.listener.taken(message.clientId));
            else if (fate.kind !== 'slow') connection.listener.ended({ kind: 'lost', reason: 'reset' });
          });
        }
        sentOver.set(connection, connection.sent.length);
        if (server.sessions.isValid(connection.token) || refused.has(connection)) continue;
        refused.add(connection);
        soon('the server ends a connection', () => connection.listener.ended({ kind: 'refused' }));
      }
    }
  };
  const settle = async (): Promise<void> => {
    for (let round = 0; round < 3; round += 1) {
      await settled();
      for (const tab of tabs) if (tab.isOpen()) tab.page();
    }
    look();
  };
  open(address, fakeStorage());
  return {
    server,
    device: onDevice,
    fates,
    tabs: () => [...tabs].filter((tab) => tab.isOpen()),
    openTab: (at) => open(at, fakeStorage()),
    reload: (tab) => {
      const at = tab.history.address();
      tab.close();
      open(at, tab.storage);
    },
    faults,
    typed,
    written,
    unlost,
    sent: (message) => {
      written.push(message);
      unlost.add(message);
    },
    pass: (ms) => void vi.advanceTimersByTime(ms),
    typeInto: (text) => {
      for (const [key, other] of typed) if (other.userId !== text.userId) typed.delete(key);
      const isKept = new StoredChatDrafts(onDevice.storage.port).recall(text)().text === text.text;
      const key = `${text.userId} ${text.peerId}`;
      // What a full device refuses is on the page alone.
      if (isKept && text.text !== '') typed.set(key, text);
      else typed.delete(key);
    },
    settle,
    release: async () => {
      await settle();
      if (scheduler.count() === 0) return false;
      await scheduler.waitNext(1);
      await settle();
      return true;
    },
    close: () => {
      for (const tab of tabs) tab.close();
    },
  };
};
