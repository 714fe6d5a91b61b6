import type { SeedAccount } from '../seed/records/account';
import type { Settings } from './settings';
import type { RunningGateway } from './options';

const standing = ({ prove, removed }: SeedAccount): string => {
  if (removed) return '已注销';
  if (prove === null) return '未认证';
  return prove === '1' ? '完整认证' : '基础认证';
};

const accountLine = (account: SeedAccount): string =>
  `  ${account.phone}  ${account.password}  ${account.name}，${account.company}${account.position}（${standing(account)}）`;

const storageLine = ({ memory, dataFolder }: Settings, folder: string): string => {
  if (!memory) return `数据目录：${folder}`;
  return dataFolder === null
    ? '数据保存在内存中，结束后不保留；要用 npm run gateway 的指令（如查看验证码），启动时再加 --data <目录>'
    : `数据保存在内存中，结束后不保留；npm run gateway 的指令要加 --data ${folder}`;
};

/** What the terminal shows once all is up; the last line is for programs that wait for it. */
export const announcement = (
  gateway: RunningGateway,
  settings: Settings,
  folder: string,
  accounts: readonly SeedAccount[],
): readonly string[] => [
  `琥珀并购已启动：${gateway.url}`,
  `验证服务：${gateway.secondUrl}`,
  storageLine(settings, folder),
  ...(gateway.metricsPort === null
    ? []
    : [`运行指标：${settings.metricsHost} 的端口 ${gateway.metricsPort}，路径 /metrics`]),
  ...(settings.production
    ? []
    : ['演示账号（手机号、密码）：', ...accounts.filter(({ demo }) => demo).map(accountLine)]),
  `ready ${gateway.url} ${gateway.secondUrl}`,
];
