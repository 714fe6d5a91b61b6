import type { JsSdk } from './wechat-bridge';

/** WeChat's own JS-SDK; what is used of it needs no signature. Rejects when its code does not come. */
export const loadJsSdk = async (): Promise<JsSdk> => {
  const { default: sdk } = await import('weixin-js-sdk');
  return {
    closeWindow: () => sdk.closeWindow(),
    navigateToMiniProgramPage: (url) =>
      new Promise((resolve, reject) => {
        sdk.miniProgram.navigateTo({
          url,
          success: () => resolve(),
          fail: (reason: unknown) => reject(new Error(JSON.stringify(reason))),
        });
      }),
  };
};
