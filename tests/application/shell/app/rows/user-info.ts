import type { appMachine } from '../../../../../src/application/shell/app/machine';
import {
  deactivatedDialog,
  logoutDialog,
  userInfoDialog,
} from '../../../../../src/application/shell/app/text';
import { chosen, ended, first, heard, network } from '../samples';
import type { Row } from '../../../../support/explore/row';
import {
  toSession,
  toUserInfo,
  toSocket,
  toNotices,
  toNavigation,
  toPrivacy,
  reported,
  opened,
  loaded,
  loggedIn,
  askForUser,
  refresh,
  cleared,
} from './words';

export const userInfoRows: readonly Row<typeof appMachine>[] = [
  {
    title: '[SES-04] with user info the visitor is known, the socket opens and the unread count is refreshed',
    from: [opened],
    event: loaded,
    target: 'inUse.running',
    sends: [
      toSession({ type: 'session.memberKnown', userId: '7' }),
      toNavigation({ type: 'visitor.changed', visitor: { kind: 'member', prove: '1' } }),
      toPrivacy({ type: 'privacy.memberKnown', userId: '7' }),
      toSocket({ type: 'socket.openRequested', userId: '7', token: first }),
      refresh,
    ],
    context: { userId: '7' },
  },
  {
    title: '[LOG-08] user info that comes after the session has ended is forgotten',
    from: [...loggedIn, ended('loggedOut')],
    event: loaded,
    target: 'inUse.running',
    sends: [toUserInfo({ type: 'userInfo.cleared' })],
    context: cleared,
  },
  {
    title: '[SES-02] a deactivated account is logged out',
    from: [opened],
    event: heard({ type: 'userInfo.deactivated' }),
    target: 'inUse.running',
    sends: [toSession({ type: 'session.deactivated' })],
    context: { token: first },
  },
  {
    title: '[SES-03] user info that cannot be loaded is told by one dialog, and no page waits for it',
    from: [opened],
    event: heard({ type: 'userInfo.failed', failure: network }),
    target: 'inUse.running',
    sends: [
      toNavigation({ type: 'visitor.unavailable' }),
      toNotices({
        type: 'notice.dialog',
        id: userInfoDialog.id,
        title: '提示',
        buttons: [
          { choice: 'stay', label: '留在此页' },
          { choice: 'loginAgain', label: '重新登录' },
        ],
        text: '后端接口连接异常',
      }),
    ],
    context: { token: first },
  },
  {
    title: '[SES-03] who wants to log in again is logged out on this device alone',
    from: [opened],
    event: heard({ type: 'userInfo.loginAgain' }),
    target: 'inUse.running',
    sends: [toSession({ type: 'session.forcedLogout' })],
  },
  {
    title: '[SES-01] a page that waits for the visitor asks for user info',
    from: [opened],
    event: heard({ type: 'visitor.wanted' }),
    target: 'inUse.running',
    sends: [askForUser],
  },
  {
    title: '[SES-01] a navigation asks for a user who is missing, also after a failure (SES-03)',
    from: [opened],
    event: heard({ type: 'navigation.committed', address: '/' }),
    target: 'inUse.running',
    sends: [askForUser],
  },
  ...[[], loggedIn].map((from) => ({
    title: `[SES-03] user info hears of each navigation (${from.length === 0 ? 'nobody is' : 'somebody is'} logged in)`,
    from,
    event: heard({ type: 'navigation.committed', address: '/' }),
    target: 'inUse.running',
    sends: [toUserInfo({ type: 'navigation.happened' })],
  })),

  ...['stay', 'dismissed'].map((choice) => ({
    title: `[SES-03] user info is told that the person stays (${choice})`,
    from: [opened],
    event: chosen(userInfoDialog.id, choice),
    target: 'inUse.running',
    sends: [toUserInfo({ type: 'userInfo.stayChosen' })],
  })),
  {
    title: '[SES-03] user info is told that the person wants to log in again',
    from: [opened],
    event: chosen(userInfoDialog.id, 'loginAgain'),
    target: 'inUse.running',
    sends: [toUserInfo({ type: 'userInfo.loginAgainChosen' })],
  },
  {
    title: '[LOG-08] who confirms the question is logged out',
    from: loggedIn,
    event: chosen(logoutDialog.id, 'confirm'),
    target: 'inUse.running',
    sends: [toSession({ type: 'session.logoutRequested' })],
    context: { token: first },
  },
  ...[
    [logoutDialog.id, 'cancel'],
    [logoutDialog.id, 'dismissed'],
    ['failure:后端接口连接异常', 'confirm'],
    ['failure:后端接口连接异常', 'loginAgain'],
    [deactivatedDialog.id, 'close'],
  ].map(([id = '', choice = '']) => ({
    title: `[GAT-13] ${choice} in the dialog ${id} is noted and changes nothing`,
    from: loggedIn,
    event: chosen(id, choice),
    target: 'inUse.running',
    emits: reported({ type: 'choice.noted', id, choice }),
  })),
];
