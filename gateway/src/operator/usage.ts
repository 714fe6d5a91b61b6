import { channelAreas } from '../adapters/operator-channel/commands/channel-commands';
import { localCommands } from './local-commands';

/** Every command, by area. The documentation lists them from here. */
export const commandAreas = [
  ...channelAreas,
  { title: 'Without a running gateway', commands: localCommands },
];

/** In columns of a terminal. */
const usageWidth = 50;
const indent = 2;

/** In columns of a terminal: a Chinese character takes two. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + (/[\u2e80-\uffef]/u.test(character) ? 2 : 1), 0);

const lineOf = (usage: string, help: string): string => {
  const margin = ' '.repeat(indent + usageWidth);
  const gap = usageWidth - widthOf(usage);
  const between = gap > 0 ? ' '.repeat(gap) : `\n${margin}`;
  return `${' '.repeat(indent)}${usage}${between}${help.replaceAll('\n', `\n${margin}`)}`;
};

/** The text of `npm run gateway -- --help`. */
export const usage = [
  '用法：npm run gateway -- <指令>',
  ...commandAreas.flatMap(({ commands }) => commands.map((command) => lineOf(command.usage, command.help))),
  '除 security-log、headers、backup 和 restore 外都需要网关正在运行；数据目录不是 .data 时加 --data <目录>',
].join('\n');
