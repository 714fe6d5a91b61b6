import { bridgeFailureText } from '../../../../domain/platform/bridge-failure';

/** What sharing says. */
export const shareText = {
  share: '分享',
  poster: '生成海报',
  armed: '请点右上角的“…”，选择发送给朋友或分享到朋友圈。',
  pathUnset: `${bridgeFailureText({ kind: 'miniProgramPathUnset' })}，可以复制链接分享。`,
  pictureFailed: `${bridgeFailureText({ kind: 'pictureFailed', reason: '' })}，可以复制链接分享。`,
  copyLink: '复制链接',
  copied: '链接已复制，可以粘贴给对方。',
  uncopied: '链接没有复制成功，请长按选取：',
  failed: '分享没有准备好，请稍后重试。',
  close: '知道了',
} as const;
