/** Where the application runs: an ordinary browser, WeChat's browser, or the native app (ENV-01). */
export type Environment = 'browser' | 'wechat' | 'native';

export const environments: readonly Environment[] = ['browser', 'wechat', 'native'];
