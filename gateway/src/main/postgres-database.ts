import { listenTo } from '../adapters/database/postgres/listener';
import { openPostgres } from '../adapters/database/postgres/open-postgres';
import { eventChannel } from '../adapters/database/stores/event-log-store';
import type { MeasuredDatabase } from '../adapters/database/sql-client';
import type { StorageOptions } from './options';
import { prepareDatabase } from './prepare-database';
import type { OpeningNeeds } from './storage-needs';

/** Triggers of the tables that visitors are shown notify it. */
const publicContent = 'public_content';

/** What operators are shown while the connection is away. */
export const changesUnheard = '接收其他实例变更的数据库连接已断开，通知会延后';

/** The database on a PostgreSQL server, and a connection that hears of changes by any instance. */
export const onServer = async (
  { address, connections }: Extract<StorageOptions, { kind: 'postgres' }>,
  needs: OpeningNeeds,
): Promise<MeasuredDatabase> => {
  const sql = await openPostgres({
    address,
    ...(connections === undefined ? {} : { connections }),
    log: needs.log,
    prepare: (prepared) => prepareDatabase(prepared, needs),
    chance: Math.random,
    ...(needs.onGivenWay === undefined ? {} : { onGivenWay: needs.onGivenWay }),
  });
  try {
    const listener = await listenTo({
      address,
      channels: [publicContent, eventChannel],
      onNotice: (channel, payload) => {
        if (channel === publicContent) needs.publicChanged();
        else needs.eventKept(Number(payload));
      },
      onLost: () => {
        needs.log.problem(`${changesUnheard}，将重新连接`);
        needs.publicChanged();
        needs.eventKept('lost');
      },
      onGap: () => {
        needs.publicChanged();
        needs.eventKept('found');
      },
      chance: Math.random,
    });
    return {
      ...sql,
      hearsChanges: listener.isListening,
      close: async () => {
        await listener.close();
        await sql.close();
      },
    };
  } catch (error) {
    await sql.close();
    throw error;
  }
};
