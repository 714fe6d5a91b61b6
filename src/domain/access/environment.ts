/** Every place where the application runs: an ordinary browser, WeChat's browser, the native app (ENV-01). */
export const environments = ['browser', 'wechat', 'native'] as const;

export type Environment = (typeof environments)[number];
