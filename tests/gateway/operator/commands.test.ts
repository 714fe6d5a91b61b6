import { expect, test } from 'vitest';
import { channelCall } from '../../../gateway/src/adapters/operator-channel/commands/channel-commands';
import { requestFrom } from '../../../gateway/src/operator/request';
import { commandAreas, usage } from '../../../gateway/src/operator/usage';

const order = 'HP202610150123456789';

/** A value for each argument, as an operator would write it. */
const given: Readonly<Record<string, readonly string[]>> = {
  '<编号>': ['3'],
  '<编号|手机号>': ['13800000001'],
  '<订单号>': [order],
  '<文件>': ['/d/3.jpg'],
  '<文件.json>': ['/d/3.json'],
  '<原因>': ['不清晰'],
  '<会议编号>': ['conf-001'],
  '<手机号>': ['13800000001'],
  '<名称>': ['晚宴'],
  '<入口>': ['A1'],
  '<报名编号>': ['R730184526190'],
  '<问题>': ['何时'],
  '<字段>=<原因> …': ['title=太长', 'intro=a=b'],
  '--from <手机号|平台客服>': ['--from', '平台客服'],
  '--to <手机号>': ['--to', '13800000002'],
  '--text <内容>': ['--text', '好'],
  '--revoke <手机号>': ['--revoke', '13800000003'],
  '<备份文件>': ['/d/backup'],
};

const commands = commandAreas.flatMap((area) => [...area.commands]);
const lineOf = ({ usage: shown, arguments: all }: (typeof commands)[number]): readonly string[] => {
  const words = all.reduce((text, { shown: one }) => text.replace(` ${one}`, ''), shown).split(' ');
  return [...words, ...all.flatMap(({ shown: one }) => given[one] ?? [])];
};

test.each(commands.map((command) => [command.usage, command] as const))(
  '[OPS-06] the line of %s is read as this command alone, and its help is in the usage',
  (_, command) => {
    const line = lineOf(command);
    const readers = commands.filter(({ read }) => {
      const options = Object.fromEntries(
        line.flatMap((word, place) => (word.startsWith('--') ? [[word.slice(2), line[place + 1]]] : [])),
      );
      const first = line.findIndex((word) => word.startsWith('--'));
      return read({ words: first === -1 ? line : line.slice(0, first), options }) !== null;
    });
    expect(readers).toEqual([command]);
    expect(requestFrom(line, {})._tag).toBe('Right');
    expect(usage).toContain(command.usage);
    expect(usage).toContain(command.help.split('\n')[0]);
  },
);

test('[OPS-06] a line with a word too many is answered with the usage', () => {
  const closed = commands.filter(({ usage: shown }) => !shown.includes('…'));
  for (const command of closed) {
    const all = [...lineOf(command), ...command.arguments.map(() => 'more'), 'more'];
    expect(requestFrom(all, {})).toEqual({ _tag: 'Left', left: usage });
  }
});

test.each([
  [['say', '--from', '13800000001', '--to', '13800000002', '--text', '好'], 'say 138****0001 138****0002'],
  [['sessions', '--revoke', '13800000001'], 'revoke 138****0001'],
  [['codes'], 'codes'],
  [['codes', '13800000001'], 'codes 138****0001'],
  [['captcha', 'abc'], 'captcha'],
  [['review', 'nda', 'approve', '13800000001'], 'nda.approve 138****0001'],
  [['review', 'nda', 'approve', '12'], 'nda.approve 12'],
  [['review', 'refund', 'reject', order, '已使用'], `refund.reject ${order}`],
  [['review', 'publication', 'reject', '3', 'title=太长'], 'publication.reject 3'],
  [['news', 'publish', '/d/3.json'], 'news.publish'],
])('[SEC-05] the security log keeps %j without text and without a whole phone', (line, about) => {
  const request = requestFrom(line, {});
  const command = request._tag === 'Right' ? request.right.command : null;
  expect(channelCall(JSON.parse(JSON.stringify(command)))?.about).toBe(about);
});

test.each([
  null,
  'say',
  {},
  { command: 'drop' },
  { command: 'say', from: '1', to: '2' },
  { command: 'review.approve', id: 3, level: '3' },
  { command: 'publication.reject', number: 3, reasons: [{ field: 'title' }] },
  { command: 'headers', config: null, page: null },
])('[OPS-06] the gateway takes no malformed request: %j', (request) => {
  expect(channelCall(request)).toBeNull();
});

test('[OPS-06] the lines of backup and restore are read with their file and the switch', () => {
  expect(requestFrom(['restore', '/b', '--fresh'], {})).toMatchObject({
    right: { kind: 'local', command: { command: 'restore', file: '/b', fresh: true } },
  });
  expect(requestFrom(['restore', '/b'], {})).toMatchObject({ right: { command: { fresh: false } } });
  expect(requestFrom(['backup', '/b'], {})).toMatchObject({
    right: { kind: 'local', command: { command: 'backup', file: '/b' } },
  });
  expect(requestFrom(['backup'], {})._tag).toBe('Left');
});
