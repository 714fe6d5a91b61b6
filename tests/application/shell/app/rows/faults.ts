import type { appMachine } from '../../../../../src/application/shell/app/machine';
import { deactivatedDialog } from '../../../../../src/application/shell/app/text';
import { after, defect, elapse } from '../../../../support/explore/step';
import { chosen, first, heard, second } from '../samples';
import type { Row } from '../../../../support/explore/row';
import { reported, everyFlow, loggedIn, farewell, askForUser, goOn, tick, toNotices } from './words';

export const faultsRows: readonly Row<typeof appMachine>[] = [
  ...everyFlow
    .filter((flow) => flow !== 'hearing')
    .map((flow) => ({
      title: `when ${flow} breaks the application goes on`,
      from: loggedIn,
      event: defect(flow),
      target: 'inUse.running',
      context: { token: first, userId: '7' },
    })),
  {
    title: '[LAY-19] that the browser’s history is lost is told to the person',
    from: loggedIn,
    event: heard({ type: 'navigation.historyLost' }),
    target: 'inUse.running',
    sends: [toNotices({ type: 'notice.toast', text: '浏览器的前进与后退暂时失效，请重新加载页面' })],
  },
  {
    title: 'after a defect of what hears the flows nobody hears them',
    from: loggedIn,
    event: defect('hearing'),
    target: 'inUse.deaf',
  },
  {
    title: 'the flows are heard again 1 s after that defect',
    from: [...loggedIn, defect('hearing')],
    event: after(1_000),
    target: 'inUse.running',
    calls: ['hearing'],
    context: { token: first, userId: '7' },
  },

  {
    title: '[SES-02] the page reloads once the person has read why',
    from: farewell,
    event: chosen(deactivatedDialog.id, 'close'),
    target: 'inUse.reloading',
    calls: ['reloadPage'],
  },
  {
    title: '[SES-02] the page reloads after 10 s when nobody answers',
    from: farewell,
    event: after(10_000),
    target: 'inUse.reloading',
    calls: ['reloadPage'],
  },
  {
    title: '[SES-02] another answer meanwhile does not reload the page',
    from: farewell,
    event: chosen('failure:后端接口连接异常', 'close'),
    target: 'inUse.farewell',
    emits: reported({ type: 'choice.noted', id: 'failure:后端接口连接异常', choice: 'close' }),
  },
  {
    title: '[LOG-01] somebody else may log in meanwhile',
    from: farewell,
    event: heard({ type: 'session.opened', token: second }),
    target: 'inUse.farewell',
    sends: [tick, goOn, askForUser],
    context: { token: second },
  },
  {
    title: '[SES-02] a browser that refuses to reload leaves the application in use',
    from: [...farewell, elapse(10_000)],
    event: defect('reloadPage'),
    target: 'inUse.running',
  },
  {
    title: '[SES-02] a reload that does not begin within 5 s leaves the application in use',
    from: [...farewell, elapse(10_000)],
    event: after(5_000),
    target: 'inUse.running',
    stops: ['reloadPage'],
  },
];
