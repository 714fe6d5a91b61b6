import { BackupProblem } from './backup-problem';
import { migrationsIn } from '../database/migration/migrate';

/** Refuses a backup whose database has had a migration that this version does not know. */
export const refuseNewer = async (applied: readonly string[], folder: URL): Promise<void> => {
  const known = await migrationsIn(folder);
  const newer = applied.find((name) => !known.includes(name));
  if (newer !== undefined) throw new BackupProblem(`备份由更新的版本写成（${newer}），请使用更新的程序恢复`);
};
