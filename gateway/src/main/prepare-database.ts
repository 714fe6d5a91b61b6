import { migrate } from '../adapters/database/migration/migrate';
import { databaseOver } from '../adapters/database/orm';
import type { SqlDatabase } from '../adapters/database/sql-client';
import { refreshStatistics } from '../adapters/database/statistics';
import { listUnlisted } from '../adapters/database/stores/list-unlisted';
import { locations } from './locations';
import type { StorageNeeds } from './storage-needs';

/** Brings a database to the newest schema and fills a new one; without a deadline, for that may take its time. */
export const prepareDatabase = async (
  sql: SqlDatabase,
  { log, seed, seededAs = '演示数据' }: StorageNeeds,
): Promise<void> => {
  const applied = await migrate(sql, locations.migrations);
  if (applied.length > 0) log.info(`数据库结构已更新：${applied.join('、')}`);
  await listUnlisted(databaseOver(sql));
  if (await seed(databaseOver(sql))) {
    await refreshStatistics(databaseOver(sql));
    log.info(`已写入${seededAs}`);
  }
};
