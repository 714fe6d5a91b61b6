import { left, right } from 'fp-ts/Either';
import type { PrivacyCenterEvent } from '../../../../src/application/session/privacy-center/events';
import { privacyCenterMachine } from '../../../../src/application/session/privacy-center/machine';
import { selectPrivacyCenterStatus } from '../../../../src/application/session/privacy-center/status';
import type { Row } from '../../../support/explore/row';
import { after, defect, done, type Step } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { refusalRows } from '../../../support/refusal-rows';
import { cancel, confirm, data, entry, everyEvent, exporting, reload, withdraw } from './samples';

type Way = readonly Step<PrivacyCenterEvent>[];
type Rows = readonly Row<typeof privacyCenterMachine>[];

const network = left({ kind: 'network' });
const broken = left({ kind: 'malformed', field: '' });
const late = left({ kind: 'timeout' });
const networkText = '后端接口连接异常';
const timeoutText = '系统接口请求超时';
const came = done('loadConsents', right([entry]));
const toData: Way = [came, exporting];
const toFile: Way = [...toData, done('exportData', right(data))];
const toWithdrawing: Way = [came, withdraw, confirm];
const awaitsBack = ['connectionBack'];
const endReported = {
  to: 'parent',
  event: { type: 'xstate.done.actor.privacyCenter', actorId: 'privacyCenter', output: undefined },
};
const refuses = (from: Way, target: string, events: readonly PrivacyCenterEvent[]) =>
  refusalRows<typeof privacyCenterMachine>({ from, target, events });
const ends = (
  title: string,
  from: Way,
  rows: readonly (readonly [Step<PrivacyCenterEvent>, string])[],
): Rows => rows.map(([event, text]) => ({ title, from, event, target: 'resting', calls: awaitsBack, text }));

transitionTable('privacy-center', {
  machine: privacyCenterMachine,
  input: { member: true },
  text: (snapshot) => {
    const { said, failure } = selectPrivacyCenterStatus(snapshot);
    return `${failure?.kind ?? ''}${said === null ? '' : `${said.tone}: ${said.text}`}`;
  },
  rows: [
    { title: '[PRI-06] a member’s record is loaded', from: [], target: 'loading', calls: ['loadConsents'] },
    {
      title: '[PRI-06] a visitor has none',
      input: { member: false },
      from: [],
      target: 'resting',
      calls: awaitsBack,
    },
    {
      from: [],
      event: came,
      target: 'resting',
      calls: awaitsBack,
      context: { entries: [entry], failure: null },
    },
    ...ends(
      '[PRI-06] a record that does not come says why',
      [],
      [
        [done('loadConsents', network), 'network'],
        [done('loadConsents', broken), 'malformed'],
        [done('loadConsents', late), 'timeout'],
      ],
    ),
    ...refuses([], 'loading', everyEvent),
    {
      title: '[PRI-06] a record that did not come is asked for again',
      from: [done('loadConsents', network)],
      event: reload,
      target: 'loading',
      calls: ['loadConsents'],
    },
    {
      title: '[LAY-16] a record that did not come is asked for by itself when the connection is back',
      from: [done('loadConsents', network)],
      event: done('connectionBack'),
      target: 'loading',
      calls: ['loadConsents'],
    },
    { from: [came], event: done('connectionBack'), target: 'resting', calls: awaitsBack },
    ...refuses([came], 'resting', [reload, confirm, cancel]),
    {
      title: '[PRI-06] everything of the account is asked for',
      from: [came],
      event: exporting,
      target: 'exporting',
      calls: ['exportData'],
    },
    ...refusalRows<typeof privacyCenterMachine>({
      input: { member: false },
      from: [],
      target: 'resting',
      events: [exporting],
    }),
    {
      title: '[PRI-06] what came is handed over as a file',
      from: toData,
      event: done('exportData', right(data)),
      target: 'saving',
      calls: [{ actor: 'saveFile', input: { data } }],
    },
    ...ends('[PRI-06] an export that fails says why', toData, [
      [done('exportData', network), `bad: ${networkText}`],
      [done('exportData', broken), 'bad: 系统返回的数据有误，请稍后重试'],
      [done('exportData', late), `bad: ${timeoutText}`],
    ]),
    ...refuses(toData, 'exporting', everyEvent),
    ...ends('[PRI-06] what became of the file is said', toFile, [
      [done('saveFile', right(undefined)), 'good: 数据已导出，请在下载中查看'],
      [
        done('saveFile', left('downloadFailed')),
        'bad: 未能保存：当前环境不支持下载文件，请在浏览器中打开本页导出',
      ],
      [defect('saveFile'), 'bad: 未能保存：当前环境不支持下载文件，请在浏览器中打开本页导出'],
      [after(10_000), 'bad: 未能保存：当前环境不支持下载文件，请在浏览器中打开本页导出'],
    ]).map((row) => ({ ...row, context: { data: null } })),
    ...refuses(toFile, 'saving', everyEvent),
    {
      title: '[PRI-06] taking the consent back is asked about first',
      from: [...toFile, done('saveFile', right(undefined))],
      event: withdraw,
      target: 'confirming',
      calls: ['confirmLayer'],
      text: '',
    },
    {
      title: '[PRI-06] who thinks again stays as they were',
      from: [came, withdraw],
      event: cancel,
      target: 'resting',
      calls: awaitsBack,
      stops: ['confirmLayer'],
    },
    {
      from: [came, withdraw],
      event: defect('confirmLayer'),
      target: 'resting',
      calls: awaitsBack,
      text: 'bad: 系统返回的数据有误，请稍后重试',
    },
    ...refuses([came, withdraw], 'confirming', [reload, exporting, withdraw]),
    {
      title: '[PRI-06] a confirmed withdrawal is told to the record',
      from: [came, withdraw],
      event: confirm,
      target: 'withdrawing',
      calls: [{ actor: 'withdraw', input: { member: true } }],
      stops: ['confirmLayer'],
    },
    ...ends('[PRI-06] a withdrawal that fails takes nothing back, and says why', toWithdrawing, [
      [done('withdraw', network), `bad: ${networkText}`],
      [done('withdraw', broken), 'bad: 系统返回的数据有误，请稍后重试'],
      [done('withdraw', late), `bad: ${timeoutText}`],
    ]),
    ...refuses(toWithdrawing, 'withdrawing', everyEvent),
    {
      title: '[PRI-06] what is taken back ends the visit',
      from: toWithdrawing,
      event: done('withdraw', right(undefined)),
      target: 'withdrawn',
      sends: [endReported],
    },
  ],
});
