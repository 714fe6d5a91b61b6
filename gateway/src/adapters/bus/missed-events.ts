import type { EventLog } from '../../ports/event-log';
import type { Log } from '../../ports/log';
import type { HeardOnce } from './heard-once';

/** So many events are read after a gap; after a longer one clients read all that they keep afresh. */
const mostRead = 5_000;
/** Numbers are given before they are kept: one that is lower than the newest may have come later. */
const overlap = 500;

/** Hears what was missed while the connection to the other instances was away. */
export const hearMissed = async (events: EventLog, heard: HeardOnce, log: Log): Promise<void> => {
  const from = heard.newest();
  try {
    const missed = from === null ? [] : await events.after(Math.max(0, from - overlap), mostRead);
    missed.forEach(heard.hear);
    if (from === null || missed.length === mostRead) heard.hearUnnumbered({ kind: 'events.missed' });
  } catch (error) {
    log.problem('读取错过的事件时出错', error);
    heard.hearUnnumbered({ kind: 'events.missed' });
  }
};
