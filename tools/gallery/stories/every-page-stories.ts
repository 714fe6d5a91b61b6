import type { Story } from './story';
import { home, nowhere } from './words';

export const everyPageStories: readonly Story[] = [
  { id: 'agreement', title: '用户协议', scene: { address: '/user/agreement' } },
  { id: 'privacy', title: '隐私政策', scene: { address: '/user/privacy' } },
  { id: 'error-401', title: '错误页 401', scene: { address: '/error/401' } },
  { id: 'error-404', title: '错误页 404', scene: { address: '/error/404' } },
  { id: 'not-found', title: '未知地址', scene: { address: nowhere } },
  {
    id: 'redirect-refused',
    title: '页面跳转：没有打开',
    scene: { address: '/redirect?url=%2F%2Fevil.example' },
  },
  {
    id: 'redirect-leaving',
    title: '页面跳转：离开平台',
    scene: { address: '/redirect?url=https%3A%2F%2Fpartner.example%2Freport' },
  },
  {
    id: 'toast',
    title: '提示条',
    scene: { address: home },
    acts: [
      { kind: 'notify', notify: ({ app }) => app.notices.send({ type: 'notice.toast', text: '已退出登录' }) },
    ],
  },
  {
    id: 'notification',
    title: '通知',
    scene: { address: home },
    acts: [
      {
        kind: 'notify',
        notify: ({ app }) =>
          app.notices.send({
            type: 'notice.callFailed',
            failure: { kind: 'refused', code: 403, message: '当前操作没有权限' },
          }),
      },
    ],
  },
  {
    id: 'failure-dialog',
    title: '系统提示',
    scene: { address: home },
    acts: [
      {
        kind: 'notify',
        notify: ({ app }) => app.notices.send({ type: 'notice.callFailed', failure: { kind: 'network' } }),
      },
    ],
  },
  {
    id: 'overlay',
    title: '加载遮罩',
    scene: { address: home },
    acts: [
      {
        kind: 'notify',
        notify: ({ app }) => app.loadingIndicator.send({ type: 'loading.started', overlay: true }),
      },
    ],
  },
  {
    id: 'scrolled',
    title: '回到顶部',
    scene: { address: '/user/agreement' },
    acts: [{ kind: 'scroll', top: 900 }],
  },
];
