import type { EventObject, StateValue } from 'xstate';
import type { NoticeEvent, NoticeFact } from '../../../../src/application/shell/notices/events';
import { noticesMachine } from '../../../../src/application/shell/notices/machine';
import { selectNoticesStatus } from '../../../../src/application/shell/notices/status';
import type { GatewayFailure } from '../../../../src/domain/gateway/failure';
import { after, defect, done, elapse, says } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';

const failed = (failure: GatewayFailure): NoticeEvent => ({ type: 'notice.callFailed', failure });
const serverError = failed({ kind: 'refused', code: 500, message: '系统未知错误，请反馈给管理员' });
const forbidden = failed({ kind: 'refused', code: 403, message: '当前操作没有权限' });
const notFound = failed({ kind: 'refused', code: 404, message: '访问资源不存在' });
const network = failed({ kind: 'network' });
const timeout = failed({ kind: 'timeout' });
const toast: NoticeEvent = { type: 'notice.toast', text: '已退出登录' };
const question: NoticeEvent = {
  type: 'notice.dialog',
  id: 'question',
  title: '提示',
  text: '要重新登录吗？',
  buttons: [
    { choice: 'stay', label: '留在此页' },
    { choice: 'loginAgain', label: '重新登录' },
  ],
};
const askedOfIt: NoticeEvent = { ...question, text: '后端接口连接异常' };
const answered: NoticeEvent = { type: 'notice.answered', id: 'question', choice: 'stay' };
const dismissed: NoticeEvent = { type: 'notice.dismissed' };
const cleared: NoticeEvent = { type: 'notice.cleared' };
const networkId = 'failure:后端接口连接异常';

const reported = (...facts: readonly NoticeFact[]): readonly EventObject[] => facts;
const chosen = (id: string, choice: string) => reported({ type: 'notice.chosen', id, choice });
const at = (shown: Readonly<Record<string, string>>): StateValue => ({
  toast: 'hidden',
  notification: 'hidden',
  dialog: 'none',
  ...shown,
});

const nothing = at({});
const toastShown = at({ toast: 'shown' });
const notificationShown = at({ notification: 'shown' });
const dialogShown = at({ dialog: 'shown' });
const layer = (id: string) => [{ actor: 'layer', input: { id: `dialog ${id}` } }, 'connectionBack'];

transitionTable('notices', {
  machine: noticesMachine,
  text: (snapshot) => {
    const { toast: short, notification, dialog } = selectNoticesStatus(snapshot);
    return [short, notification, dialog?.title, dialog?.text].filter(Boolean).join('／');
  },
  rows: [
    { title: '[GAT-06] at first nothing is told', from: [], target: nothing, text: '' },
    { from: [], event: toast, target: toastShown, text: '已退出登录' },
    {
      title: '[GAT-06] code 500 is a toast with the message',
      from: [],
      event: serverError,
      target: toastShown,
      text: '系统未知错误，请反馈给管理员',
    },
    {
      from: [toast, elapse(1_500)],
      event: serverError,
      target: toastShown,
      text: '系统未知错误，请反馈给管理员',
    },
    { from: [serverError, elapse(1_500)], event: toast, target: toastShown, text: '已退出登录' },
    { from: [serverError, elapse(1_500), toast], event: after(2_000), target: nothing, text: '' },
    { from: [toast, elapse(1_500), serverError], event: after(2_000), target: nothing, text: '' },
    { from: [toast], event: cleared, target: nothing },
    {
      title: '[GAT-06] another code is a notification with the message',
      from: [],
      event: forbidden,
      target: notificationShown,
      text: '当前操作没有权限',
    },
    { from: [forbidden, elapse(3_000)], event: notFound, target: notificationShown, text: '访问资源不存在' },
    { from: [forbidden, elapse(3_000), notFound], event: after(4_000), target: nothing, text: '' },
    { from: [forbidden], event: dismissed, target: nothing },
    { from: [forbidden], event: cleared, target: nothing },
    {
      title: '[GAT-07][GAT-13] a network error is a dialog titled 系统提示',
      from: [],
      event: network,
      target: dialogShown,
      calls: layer(networkId),
      text: '系统提示／后端接口连接异常',
    },
    {
      title: '[SES-03] the dialog of user info has a title of its own',
      from: [],
      event: question,
      target: dialogShown,
      calls: layer('question'),
      text: '提示／要重新登录吗？',
    },
    { from: [], event: answered, target: nothing, refused: [answered.type] },
    { from: [], event: dismissed, target: nothing, refused: [dismissed.type] },
    { from: [], event: cleared, target: nothing, refused: [cleared.type] },
    {
      title: '[SES-07] a 401 tells nothing',
      from: [],
      event: failed({ kind: 'unauthenticated', message: '认证失败，无法访问系统资源' }),
      target: nothing,
      refused: ['notice.callFailed'],
    },
    {
      title: '[GAT-07] the same failure at the same time shows one dialog',
      from: [network],
      event: network,
      target: dialogShown,
      refused: [network.type],
      text: '系统提示／后端接口连接异常',
    },
    {
      title: '[GAT-07] another failure waits behind the first',
      from: [network],
      event: timeout,
      target: dialogShown,
      stops: [],
      text: '系统提示／后端接口连接异常',
    },
    { from: [network], event: question, target: dialogShown, text: '系统提示／后端接口连接异常' },
    {
      title: '[GAT-07][SES-03] a question about the failure that is shown takes its place',
      from: [network],
      event: askedOfIt,
      target: dialogShown,
      stops: [],
      text: '提示／后端接口连接异常',
    },
    {
      title: '[SES-03] nothing follows the answer to a question that took the place of a failure',
      from: [network, askedOfIt],
      event: answered,
      target: nothing,
      stops: ['layer', 'connectionBack'],
      emits: chosen('question', 'stay'),
      text: '',
    },
    {
      title: '[GAT-07][SES-03] a failure that a question tells of already is not told again',
      from: [askedOfIt],
      event: network,
      target: dialogShown,
      refused: [network.type],
      text: '提示／后端接口连接异常',
    },
    { from: [question], event: question, target: dialogShown, refused: [question.type] },
    {
      title: '[GAT-07] the next dialog follows the answer to the first',
      from: [question, timeout],
      event: answered,
      target: dialogShown,
      stops: ['layer', 'connectionBack'],
      calls: layer('failure:系统接口请求超时'),
      emits: chosen('question', 'stay'),
      text: '系统提示／系统接口请求超时',
    },
    {
      title: '[SES-03] the choice is told and the dialog goes',
      from: [question],
      event: { type: 'notice.answered', id: 'question', choice: 'loginAgain' },
      target: nothing,
      stops: ['layer', 'connectionBack'],
      emits: chosen('question', 'loginAgain'),
      text: '',
    },
    ...(
      [
        { type: 'notice.answered', id: 'question', choice: 'close' },
        { type: 'notice.answered', id: networkId, choice: 'stay' },
      ] satisfies NoticeEvent[]
    ).map((event) => ({
      title: `an answer that no button gives is refused (${event.id}, ${event.choice})`,
      from: [question, network],
      event,
      target: dialogShown,
      refused: [event.type],
    })),
    ...[dismissed, says('layer', dismissed)].map((event) => ({
      title: `[LAY-19] closing the dialog is told (${'type' in event ? 'its cross' : 'back'})`,
      from: [network],
      event,
      target: nothing,
      stops: ['layer', 'connectionBack'],
      emits: chosen(networkId, 'dismissed'),
      text: '',
    })),
    {
      from: [network, timeout],
      event: defect('layer'),
      target: dialogShown,
      calls: layer('failure:系统接口请求超时'),
      emits: chosen(networkId, 'dismissed'),
      text: '系统提示／系统接口请求超时',
    },
    {
      title: '[LAY-19] what is closed first is the dialog, then the notification',
      from: [forbidden, network],
      event: dismissed,
      target: notificationShown,
      emits: chosen(networkId, 'dismissed'),
      text: '当前操作没有权限',
    },
    {
      title: '[LOG-08] the end of the session takes every dialog away',
      from: [network, timeout],
      event: cleared,
      target: nothing,
      stops: ['layer', 'connectionBack'],
      context: { dialogs: [] },
    },
    {
      from: [network, question],
      event: dismissed,
      target: dialogShown,
      calls: layer('question'),
      emits: chosen(networkId, 'dismissed'),
      text: '提示／要重新登录吗？',
    },
    {
      title: 'a notification leaves the toast where it is',
      from: [toast],
      event: forbidden,
      target: at({ toast: 'shown', notification: 'shown' }),
      text: '已退出登录／当前操作没有权限',
    },
    {
      title: 'a toast leaves the dialog where it is',
      from: [network],
      event: toast,
      target: at({ toast: 'shown', dialog: 'shown' }),
      stops: [],
      text: '已退出登录／系统提示／后端接口连接异常',
    },
    {
      title: '[GAT-07] a dialog about the connection closes when the connection is back',
      from: [network, timeout],
      event: done('connectionBack'),
      target: nothing,
      stops: ['layer'],
      context: { dialogs: [] },
    },
    {
      title: '[GAT-07] when the connection is back a dialog about it no longer waits behind another',
      from: [question, network],
      event: done('connectionBack'),
      target: dialogShown,
      stops: [],
      text: '提示／要重新登录吗？',
    },
  ],
});
