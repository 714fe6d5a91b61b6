import { migrationsIn, newerMigration } from '../database/migration/migrate';
import { BackupProblem } from './backup-problem';

/** Refuses a backup whose database has had a migration that this version does not know. */
export const refuseNewer = async (applied: readonly string[], folder: URL): Promise<void> => {
  const newer = newerMigration(applied, await migrationsIn(folder));
  if (newer !== undefined) throw new BackupProblem(`备份由更新的版本写成（${newer}），请使用更新的程序恢复`);
};
