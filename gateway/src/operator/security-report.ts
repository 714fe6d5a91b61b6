import { join } from 'node:path';
import { right, type Either } from 'fp-ts/Either';
import { read } from '../adapters/security-log/line-codec';
import { keptLines } from '../adapters/security-log/rotated-file';
import { securityLogNames } from '../adapters/data-folder/data-folder';
import type { SecurityKind, SecurityLine } from '../domain/security/security-event';
import { beijingTime } from '../../../contract/values/beijing-time';

export const kindWords: Readonly<Record<SecurityKind, string>> = {
  'login.succeeded': '登录成功',
  'login.failed': '登录失败',
  'login.delayed': '登录延后',
  'call.refused': '调用被拒',
  'socket.refused': '消息通道被拒',
  'sessions.ended': '登录已结束',
  'notice.refused': '通知被拒',
  'operator.acted': '运维操作',
  'deal.decided': '项目决定',
};

const shown = (line: SecurityLine): string => {
  const head = `${beijingTime(line.at)}  ${kindWords[line.kind]}`;
  if ('leftOut' in line) return `${head}  另有 ${line.leftOut} 条未逐条记录`;
  return [head, line.address ?? '本机', line.account ?? '-', line.about].join('  ');
};

export interface SecurityQuestion {
  /** The newest so many. */
  readonly last: number;
  /** Of one kind alone; null for all. */
  readonly kind: SecurityKind | null;
}

/** The security log of a data folder for the terminal, the oldest first; it is read whether the gateway runs or not. */
export const securityReport = async (
  folder: string,
  { last, kind }: SecurityQuestion,
): Promise<Either<string, string>> => {
  const files = await Promise.all(
    Object.values(securityLogNames).map((name) => keptLines(join(folder, name))),
  );
  const lines = files
    .flat()
    .map(read)
    .filter((line) => line !== null)
    .filter((line) => kind === null || line.kind === kind)
    .sort((one, other) => one.at - other.at)
    .slice(-last);
  return right(lines.length === 0 ? '安全日志中没有记录' : lines.map(shown).join('\n'));
};
