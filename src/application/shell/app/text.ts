import { dialogButtons, dialogTitle, type DialogButton } from '../../../domain/notice/notice';

/** The one dialog of user info that could not be loaded (SES-03). */
export const userInfoDialog: {
  readonly id: string;
  readonly title: string;
  readonly buttons: readonly DialogButton[];
} = {
  id: 'userInfo.failed',
  title: '提示',
  buttons: [
    { choice: 'stay', label: '留在此页' },
    { choice: 'loginAgain', label: '重新登录' },
  ],
};

/** The question before a logout (GAT-13). */
export const logoutDialog = {
  id: 'session.logout',
  title: dialogTitle,
  text: '退出后需要重新登录才能查看项目和消息。',
  buttons: [dialogButtons.cancel, dialogButtons.confirm],
} as const;

/** What a tab shows after a logout was chosen in another tab of this browser (LOG-14). */
export const loggedOutElsewhereDialog = {
  id: 'session.loggedOutElsewhere',
  title: '您已在另一个页面退出登录',
  text: '重新登录后，可以返回刚才的页面。',
  buttons: [
    { choice: 'stay', label: '暂不登录' },
    { choice: 'loginAgain', label: '重新登录' },
  ],
} as const;

/** The notice for a deactivated account (SES-02, product.md §4). */
export const deactivatedDialog = {
  id: 'userInfo.deactivated',
  title: dialogTitle,
  text: '您当前登录的账号已被注销',
  buttons: [dialogButtons.close],
} as const;

/** The notice on the home page after a 401 (SES-07). */
export const sessionRefusedText = '登录已失效，请重新登录';
/** Why the agreement will be asked for again (PRI-05). */
export const consentNotKeptText = '设备未能保存您的选择，下次启动时会再次询问';
export const loggedOutText = '已退出登录';

/** The browser's back and forward are not heard any more. */
export const historyLostText = '浏览器的前进与后退暂时失效，请重新加载页面';
