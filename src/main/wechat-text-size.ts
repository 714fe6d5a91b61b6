import type { KeyValueStorage } from '../ports/key-value-storage';

/** Follows WeChat's text size, once its code has come (MKT-21). */
export const wechatTextSize = async (
  page: Window & typeof globalThis,
  storage: Pick<KeyValueStorage, 'write'>,
): Promise<void> => {
  const [{ followWechatTextSize }, { pageTextSize }] = await Promise.all([
    import('../adapters/bridge-wechat/wechat-text-size'),
    import('../adapters/text-size/page-text-size'),
  ]);
  followWechatTextSize(page, pageTextSize(page, storage));
};
