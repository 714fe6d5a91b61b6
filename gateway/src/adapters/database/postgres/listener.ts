import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { sessionOf } from './client';

/** How soon a lost connection is tried again, in milliseconds; doubled each time up to the longest. */
const firstPauseMs = 200;
const longestPauseMs = 10_000;
/** A connection that says nothing may be dead: it is asked this often. */
const askEveryMs = 15_000;

export interface ListenerNeeds {
  readonly address: string;
  readonly channels: readonly string[];
  readonly onNotice: (channel: string, payload: string) => void;
  /** Called when the connection is lost. */
  readonly onLost: () => void;
  /** Called after each time the connection was away: notices may have been missed. */
  readonly onGap: () => void;
  readonly chance: () => number;
}

export interface Listener {
  readonly isListening: () => boolean;
  readonly close: () => Promise<void>;
}

/** Listens to channels on a connection of its own, which is opened again for as long as the listener lives. */
export const listenTo = async (needs: ListenerNeeds): Promise<Listener> => {
  const { address, channels, onNotice, onLost, onGap, chance } = needs;
  const ending = new AbortController();

  const opened = async (): Promise<pg.Client> => {
    const limits = { statementMs: 5_000, lockMs: 5_000, idleInTransactionMs: 5_000 };
    const client = new pg.Client(sessionOf(address, limits, 'read committed'));
    client.on('error', () => undefined);
    client.on('notification', ({ channel, payload = '' }) => onNotice(channel, payload));
    try {
      await client.connect();
      for (const channel of channels) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  };

  const isEnding = (): boolean => ending.signal.aborted;

  /** Returns when the connection no longer answers, or the listener ends. */
  const lost = async (client: pg.Client): Promise<void> => {
    const gone = new AbortController();
    client.once('end', () => gone.abort());
    const either = AbortSignal.any([gone.signal, ending.signal]);
    const isOver = (): boolean => either.aborted;
    while (!isOver()) {
      await wait(askEveryMs, undefined, { signal: either, ref: false }).catch(() => undefined);
      if (!isOver()) await client.query('select 1').catch(() => gone.abort());
    }
  };

  /** Tries until there is a connection; null where the listener ends first. */
  const openedAgain = async (): Promise<pg.Client | null> => {
    for (let pause = firstPauseMs; !isEnding(); pause = Math.min(pause * 2, longestPauseMs)) {
      const client = await opened().catch(() => null);
      if (client !== null) return client;
      await wait(pause * (0.5 + chance()), undefined, { signal: ending.signal }).catch(() => undefined);
    }
    return null;
  };

  let current: pg.Client | null = await opened();
  const keep = async (): Promise<void> => {
    for (let client: pg.Client | null = current; client !== null;) {
      await lost(client);
      current = null;
      onLost();
      await client.end().catch(() => undefined);
      client = await openedAgain();
      current = client;
      if (client !== null) onGap();
    }
  };
  const running = keep();

  return {
    isListening: () => current !== null,
    close: async () => {
      ending.abort();
      await running;
    },
  };
};
