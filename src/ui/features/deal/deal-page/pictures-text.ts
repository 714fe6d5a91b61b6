/** What the pictures of a deal's page say. */
export const picturesText = {
  title: '项目照片',
  picture: (place: number): string => `项目照片 ${place}`,
  missing: '照片没有加载出来',
} as const;
