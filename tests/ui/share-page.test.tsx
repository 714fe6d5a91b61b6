import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PosterActs } from '../../src/ui/screens/share/poster-acts';
import { answered, failing } from '../../tools/gallery/scene/answers';
import { newsPoster, salePoster } from '../../tools/gallery/stories/posters';
import { asMember, show } from './support/show';

const address = '/share?kind=sale&sourceType=entrust&id=20260418';

test('[SCR-08] a drawn poster is a picture with a description, saved, shared, or its link copied', async () => {
  const { user } = await show({ ...asMember, address });
  const picture = await screen.findByRole('img', { name: `海报：${salePoster.title}，扫描二维码可以打开` });
  expect(picture.tagName).toBe('IMG');
  expect(screen.getByText('只含公开信息；二维码中的链接带有您的推广码')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '保存图片' }));
  expect(await screen.findByText('图片已保存到下载文件夹。')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '复制链接' }));
  expect(await screen.findByText('链接已复制，可以粘贴给对方。')).toBeTruthy();
});

test('[SCR-08][ENV-02] WeChat says to press long, and offers no file; nothing lies over the picture', async () => {
  await show({ ...asMember, address, environment: 'wechat' });
  const picture = await screen.findByRole('img', { name: /^海报：/ });
  expect(await screen.findByText('长按图片，保存或转发')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '保存图片' })).toBeNull();
  expect(picture.getAttribute('src')).toMatch(/^data:image\/png/);
  expect(picture.parentElement?.childElementCount).toBe(1);
});

test('[SCR-08] the app hands the picture to WeChat, and offers no file', () => {
  render(<PosterActs pictures="shared" drawn act={null} onAct={() => undefined} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '复制链接',
    '发给微信好友',
  ]);
});

test('[SCR-08] a visitor’s poster carries no promotion code', async () => {
  await show({ address: '/share?kind=news&id=7', poster: answered(newsPoster) });
  expect(await screen.findByText('只含公开信息，不含封存的内容')).toBeTruthy();
});

test('[MKT-19] a fund has no poster: it is said, and the ways on are its list and the application', async () => {
  await show({ address: '/share?kind=fund&id=7' });
  expect(await screen.findByText('基金不能生成海报')).toBeTruthy();
  expect(screen.getByRole('link', { name: '返回列表' }).getAttribute('href')).toBe('/fund');
  expect(screen.getByRole('link', { name: '分享琥珀' }).getAttribute('href')).toBe('/share');
});

test('[SCR-08] what names nothing, is over, failed or is not drawn is said with a way on', async () => {
  const over = failing({ kind: 'refused', code: 404, message: '项目不存在或已下架' } as const);
  const cases = [
    [{ address: '/share?kind=house&id=7' }, '没有找到要分享的内容', 'link', '返回首页'],
    [{ address, poster: over }, '已经不能分享', 'link', '返回列表'],
    [
      { address, poster: failing({ kind: 'network' } as const) },
      '海报内容没有加载出来',
      'button',
      '重新加载',
    ],
    [{ address, draws: false }, '海报没有生成', 'button', '重新生成'],
  ] as const;
  for (const [scene, title, role, way] of cases) {
    await show(scene);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByRole(role, { name: way })).toBeTruthy();
    cleanup();
  }
});

test.each([
  ['/sale/entrust/20260418', '生成海报', /^\/share\?kind=sale&sourceType=entrust&id=20260418$/],
  ['/news/28', '生成海报', /^\/share\?kind=news&id=\w+$/],
  ['/user', '分享琥珀', /^\/share$/],
])('[SCR-08] %s leads to a poster by %s', async (from, name, to) => {
  await show({ ...asMember, address: from });
  const [link] = await screen.findAllByRole('link', { name });
  expect(link?.getAttribute('href')).toMatch(to);
});
