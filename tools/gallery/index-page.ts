import { isTakenAt, pictureName, sizes } from './take-picture';
import type { Story } from './stories/story';

const figure = (story: Story): string => `
  <section id="${story.id}">
    <h2>${story.title} <small>${story.id}</small></h2>
    <div>${sizes
      .filter((size) => isTakenAt(story, size))
      .map(
        (size) =>
          `<figure><figcaption>${size.width} × ${size.height}</figcaption><img loading="lazy" width="${size.width / 2}" src="${pictureName(story, size)}" alt="${story.title}，宽 ${size.width}"></figure>`,
      )
      .join('')}</div>
  </section>`;

/** The page that gathers the pictures, each at half its size beside its other width. */
export const indexPage = (stories: readonly Story[]): string => `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<title>琥珀并购的画面</title>
<style>
  body { margin: 24px; background: #dfe3e9; color: #151a22; font: 14px/22px system-ui, sans-serif; }
  h1 { font-size: 22px; } h2 { margin: 32px 0 8px; font-size: 16px; } small { color: #5c6573; font-weight: 400; }
  div { display: flex; flex-wrap: wrap; gap: 20px; align-items: start; } figure { margin: 0; } figcaption { font-size: 12px; }
  img { background: #fff; border: 1px solid #b3bac5; }
</style>
<h1>琥珀并购的画面</h1>
<p>${stories.length} 个画面，各有手机与桌面两种宽度。由 npm run gallery 用真实的视图和状态机拍成。</p>
${stories.map(figure).join('')}
</html>
`;
