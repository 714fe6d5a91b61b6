import type { JsSdk } from './wechat-bridge';

const signedApis = ['updateAppMessageShareData', 'updateTimelineShareData', 'scanQRCode'] as const;

/** WeChat's own JS-SDK; sharing and scanning need a signature. Rejects when its code does not come. */
export const loadJsSdk = async (): Promise<JsSdk> => {
  const { default: sdk } = await import('weixin-js-sdk');
  return {
    config: (signature) =>
      new Promise((resolve, reject) => {
        sdk.ready(() => resolve());
        sdk.error((reason: unknown) => reject(new Error(JSON.stringify(reason))));
        sdk.config({ debug: false, ...signature, jsApiList: [...signedApis], openTagList: [] });
      }),
    arm: async ({ title, desc, link, imgUrl }) => {
      const settled = (arm: (success: () => void, fail: (reason: unknown) => void) => void): Promise<void> =>
        new Promise((resolve, reject) => {
          arm(resolve, (reason) => reject(new Error(JSON.stringify(reason))));
        });
      await settled((success, fail) =>
        sdk.updateAppMessageShareData({ title, desc, link, imgUrl, success, fail }),
      );
      await settled((success, fail) => sdk.updateTimelineShareData({ title, link, imgUrl, success, fail }));
    },
    postToMiniProgram: (card) => sdk.miniProgram.postMessage({ data: card }),
    scan: () =>
      new Promise((resolve, reject) => {
        sdk.scanQRCode({
          needResult: 1,
          scanType: ['qrCode'],
          success: ({ resultStr }) => resolve(resultStr),
          cancel: () => resolve(null),
          fail: (reason: unknown) => reject(new Error(JSON.stringify(reason))),
        });
      }),
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
