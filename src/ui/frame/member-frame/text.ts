export const memberFrameText = {
  failed: '资料没有加载出来',
} as const;
