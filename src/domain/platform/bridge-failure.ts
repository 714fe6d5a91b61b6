/** Why the platform did not do what it was asked. */
export type BridgeFailure =
  /** The app lacks the plugin: it is older than the page (ENV-04). */
  | { readonly kind: 'versionTooLow' }
  /** WeChat is not on this device. */
  | { readonly kind: 'notInstalled' }
  /** The person called it off. */
  | { readonly kind: 'cancelled' }
  /** What would have been opened did not come; the reason is for the log. */
  | { readonly kind: 'notOpened'; readonly reason: string }
  /** The share goes to a mini program, and none of its pages is named (ENT-10). */
  | { readonly kind: 'miniProgramPathUnset' }
  /** The picture of what is shared did not become a PNG (ENT-10); the reason is for the log. */
  | { readonly kind: 'pictureFailed'; readonly reason: string }
  /** Anything else; the reason is for the log. */
  | { readonly kind: 'failed'; readonly reason: string };

/** What the person reads (ENV-04). */
export const bridgeFailureText = (failure: BridgeFailure): string => {
  switch (failure.kind) {
    case 'versionTooLow':
      return '当前应用版本过低，请升级到最新版本后再试';
    case 'notInstalled':
      return '未安装微信，请先安装微信后再试';
    case 'cancelled':
      return '已取消';
    case 'miniProgramPathUnset':
      return '小程序路径未设置';
    case 'pictureFailed':
      return '分享图片没有转换成功';
    case 'notOpened':
    case 'failed':
      return '操作没有完成，请稍后再试';
  }
};
