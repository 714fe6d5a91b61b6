import type { EventLog } from '../../ports/event-log';
import type { Log } from '../../ports/log';
import type { HeardBefore, HeardOnce } from './heard-once';

/** So many events are read after a gap; after a longer one clients read all that they keep afresh. */
const mostRead = 5_000;
/** Numbers are given before they are kept: one that is lower than the newest may have come later. */
const overlap = 500;

/** The events that were there before this instance: it hears those after them. */
export const heardBefore = async (events: Pick<EventLog, 'newest' | 'after'>): Promise<HeardBefore> => {
  const newest = await events.newest();
  const kept = await events.after(Math.max(0, newest - overlap), mostRead);
  return { newest, ids: kept.map(({ id }) => id) };
};

export interface MissedEvents {
  /** Notes that the connection to the other instances is lost. */
  readonly lost: () => void;
  /** Hears what was kept since the connection was lost; called when it is there again. */
  readonly hear: () => Promise<void>;
}

export interface MissedEventsNeeds {
  readonly events: Pick<EventLog, 'newest' | 'after' | 'mayHaveSwept'>;
  readonly heard: Pick<HeardOnce, 'hear' | 'hearUnnumbered' | 'newest'>;
  readonly log: Log;
}

/** Hears what was missed while the connection to the other instances was away. */
export const missedEvents = ({ events, heard, log }: MissedEventsNeeds): MissedEvents => {
  /** The newest event before the connection was lost: later ones of this instance are heard without it. */
  let lostAt: number | null = null;
  /** Up to here nothing is missing any more, or clients were asked to read all that they keep afresh. */
  let settled = 0;
  const reached = (): number => Math.max(settled, heard.newest());

  return {
    lost: () => {
      lostAt ??= reached();
    },
    hear: async () => {
      const from = lostAt ?? reached();
      lostAt = null;
      try {
        const newest = await events.newest();
        const missed = await events.after(Math.max(0, from - overlap), mostRead);
        missed.forEach(heard.hear);
        if (missed.length === mostRead || (await events.mayHaveSwept(from)))
          heard.hearUnnumbered({ kind: 'events.missed' });
        settled = newest;
      } catch (error) {
        log.problem('读取错过的事件时出错', error);
        heard.hearUnnumbered({ kind: 'events.missed' });
      }
    },
  };
};
