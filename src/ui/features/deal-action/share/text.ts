import { bridgeFailureText } from '../../../../domain/platform/bridge-failure';
import type { ToShare } from '../../../../domain/share/deal-to-share';

const refused: Readonly<Record<ToShare['kind'], string>> = {
  sale: '该项目已下架，不能分享。',
  buy: '该需求已下架或过期，不能分享。',
  transfer: '该转让项目已下架或截止，不能分享。',
  comparison: '对比中有项目已下架，不能分享；移出该项目后可以分享。',
};

/** What sharing says. */
export const shareText = {
  share: '分享',
  armed: '请点右上角的“…”，选择发送给朋友或分享到朋友圈。',
  pathUnset: `${bridgeFailureText({ kind: 'miniProgramPathUnset' })}，可以复制链接分享。`,
  pictureFailed: `${bridgeFailureText({ kind: 'pictureFailed', reason: '' })}，可以复制链接分享。`,
  copyLink: '复制链接',
  copied: '链接已复制，可以粘贴给对方。',
  uncopied: '链接没有复制成功，请长按选取：',
  refused,
  failed: '分享没有准备好，请稍后重试。',
  close: '知道了',
} as const;
