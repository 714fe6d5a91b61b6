/** What the viewer of a picture says. */
export const pictureViewerText = {
  nearer: '放大',
  farther: '缩小',
  close: '关闭',
  turned: '逐页查看',
} as const;
