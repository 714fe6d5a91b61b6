import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { statisticsPath } from '../../../src/domain/statistics/statistics-address';
import { answered, failing, inTurn } from '../../../tools/gallery/scene/answers';
import { someStatistics, statisticsStories } from '../../../tools/gallery/stories/statistics-stories';
import { asMember, show } from '../support/show';

const member = { ...asMember, address: statisticsPath };
const storyOf = (id: string) => statisticsStories.find((story) => story.id === id)?.scene ?? {};
const titled = (name: string) => screen.findByText(name, { selector: 'h2' }, { timeout: 20_000 });
const hrefOf = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href');
const valueOf = (name: string): string => screen.getByRole<HTMLSelectElement>('combobox', { name }).value;
const rowsOf = (): readonly string[] =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent).join(' | '));

describe('the statistics', () => {
  test('[SCR-14] the numbers are above the chart, with undisclosed amounts, source, day and period', async () => {
    await show(member);
    await titled('股权投资按季度');
    const tiles = [...document.querySelectorAll('.stats-tiles > div')].map(({ textContent }) => textContent);
    expect(tiles).toEqual([
      '投资事件4,247 起',
      '披露金额2,864 亿元',
      '单笔金额中位数5,200 万元',
      '未披露金额1,480 起占数量的 34.8%，计入数量，不计入金额',
    ]);
    const source = document.querySelector('.stats-source')?.textContent ?? '';
    expect(source).toContain('来源：琥珀并购统计（演示数据）');
    expect(source).toContain('统计至2026年10月15日');
    expect(source).toContain('2025年一季度至2026年三季度');
  });

  test('[SCR-14] the running quarter is marked in words, in the chart and in the table', async () => {
    const { user } = await show(member);
    await titled('股权投资按季度');
    expect(screen.getByText('2026年三季度为滚动数据，会随补充公告修订。')).toBeTruthy();
    expect(screen.getByText('2026年三季度（滚动数据）')).toBeTruthy();
    expect(document.querySelectorAll('.stats-marked')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '表' }));
    expect(rowsOf().filter((row) => row.includes('滚动数据'))).toEqual([
      '2026年三季度滚动数据 | 580 | 13.7% | 190 | 409.1 | 5,200',
    ]);
  });

  test('[SCR-14] the chart says its numbers to users who do not see it, and steps through its bars', async () => {
    const { user } = await show(member);
    await titled('股权投资按季度');
    expect(screen.getByRole('img', { name: /^股权投资按季度：2025年一季度 528，/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '上一季度' }));
    const picked = document.querySelector('.stats-picked');
    expect(picked?.textContent).toContain('2026年三季度');
    expect(picked?.textContent).toContain('滚动数据');
    await user.click(screen.getByRole('button', { name: '上一季度' }));
    expect(picked?.isConnected).toBe(true);
    expect(document.querySelector('.stats-picked')?.textContent).toMatch(/^2026年二季度.*543 起/);
    expect(document.querySelector('.stats-picked')?.textContent).not.toContain('滚动数据');
  });

  test('[SCR-14] a category is a button with its share; small ones are in the rest', async () => {
    const { user } = await show(storyOf('statistics-industry'));
    await titled('股权投资按行业');
    const bars = within(screen.getByRole('list', { name: '股权投资按行业' })).getAllByRole('button');
    expect(bars).toHaveLength(6);
    const [first, last] = [bars[0], bars.at(-1)];
    if (first === undefined || last === undefined) throw new Error('there are no bars');
    expect(first.textContent).toMatch(/1,20023\.7%$/);
    expect(last.textContent).toMatch(/^其他/);
    expect(last.hasAttribute('disabled')).toBe(true);
    await user.click(first);
    expect(first.getAttribute('aria-pressed')).toBe('true');
    expect(document.querySelector('.stats-picked')?.textContent).toMatch(/披露金额\s690\s亿元/);
    await user.click(first);
    expect(first.getAttribute('aria-pressed')).toBe('false');
  });

  test('[SCR-14] hidden cells are dashes with a word and an explanation', async () => {
    await show(storyOf('statistics-industry'));
    await titled('股权投资按行业');
    screen.getByRole('button', { name: '表' }).click();
    await screen.findByRole('table');
    expect(rowsOf()[9]).toMatch(/(?: \| —不显示){5}$/);
    expect(screen.getByText(/^“—”表示少于 5 笔/)).toBeTruthy();
  });

  test('[SCR-14] the table can be copied', async () => {
    const { user } = await show(storyOf('statistics-industry'));
    await titled('股权投资按行业');
    await user.click(screen.getByRole('button', { name: '表' }));
    await user.click(screen.getByRole('button', { name: '复制表格' }));
    expect(await screen.findByRole('button', { name: '已复制表格' })).toBeTruthy();
  });
});

describe('the address of the statistics', () => {
  test('[SCR-14] matters, dimensions and filters are addresses of the page', async () => {
    const { user } = await show(member);
    await titled('股权投资按季度');
    expect(hrefOf('并购交易')).toBe(`${statisticsPath}?matter=merger`);
    expect(hrefOf('按轮次')).toBe(`${statisticsPath}?by=round`);
    await user.selectOptions(screen.getByRole('combobox', { name: '地区' }), '广东');
    expect(hrefOf('并购交易')).toBe(`${statisticsPath}?matter=merger&region=cn-44`);
    await user.selectOptions(screen.getByRole('combobox', { name: '时段' }), '2025 年');
    expect(hrefOf('并购交易')).toBe(`${statisticsPath}?matter=merger&from=2025-Q1&to=2025-Q4&region=cn-44`);
    await user.selectOptions(screen.getByRole('combobox', { name: '行业' }), '02');
    expect([valueOf('行业'), valueOf('地区')]).toEqual(['02', '']);
    await user.click(screen.getByRole('link', { name: '清空' }));
    expect([valueOf('行业'), valueOf('时段')]).toEqual(['', '0']);
    expect(screen.queryByRole('link', { name: '清空' })).toBeNull();
  });

  test('[SCR-14] an address with filters is opened with them', async () => {
    await show({ ...member, address: `${statisticsPath}?matter=merger&by=industry&region=cn-44` });
    await titled('并购交易按行业');
    expect([valueOf('地区'), valueOf('行业')]).toEqual(['cn-44', '']);
    expect(screen.getByRole('combobox', { name: '时段' }).hasAttribute('disabled')).toBe(true);
    expect(screen.queryByRole('link', { name: '按轮次' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: '轮次' })).toBeNull();
  });

  test('[SCR-14] what an address holds in error is left out and named', async () => {
    await show({ ...member, address: `${statisticsPath}?from=2026-Q9&industry=%3Cimg%3E` });
    await titled('股权投资按季度');
    expect(screen.getByText('以下筛选条件无法识别或相互矛盾，已忽略：起始季度、行业')).toBeTruthy();
  });

  test('[SCR-14] a period that is no year is among the choices', async () => {
    await show({ ...member, address: `${statisticsPath}?from=2025-Q2&to=2026-Q1` });
    await titled('股权投资按季度');
    const period = screen.getByRole<HTMLSelectElement>('combobox', { name: '时段' });
    expect(period.selectedOptions[0]?.textContent).toBe('2025年二季度至2026年一季度');
  });
});

describe('statistics without figures', () => {
  test('[LAY-16] nothing that may be shown says why, and leads to all figures', async () => {
    await show(storyOf('statistics-none'));
    expect(await screen.findByText('该条件下没有可显示的数字')).toBeTruthy();
    expect(hrefOf('查看全部统计')).toBe(statisticsPath);
    expect(document.querySelector('.stats-tiles')).toBeNull();
  });

  test('[LAY-16] figures that did not come are asked for again', async () => {
    const { user } = await show({
      ...member,
      statistics: inTurn(failing({ kind: 'timeout' }), answered(someStatistics)),
    });
    expect(await screen.findByText('统计数据没有加载出来')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '重新加载' }));
    await titled('股权投资按季度');
  });

  test('[LAY-16] what was shown stays when the next figures did not come, and says so', async () => {
    const { user } = await show({
      ...member,
      statistics: inTurn(
        answered(someStatistics),
        failing({ kind: 'timeout' }),
        answered({ ...someStatistics, running: null }),
      ),
    });
    await titled('股权投资按季度');
    await user.click(screen.getByRole('link', { name: '并购交易' }));
    expect(await screen.findByText('新的条件没有加载出来，以下仍是之前的统计。')).toBeTruthy();
    expect(screen.getByRole('link', { name: '并购交易' }).getAttribute('aria-current')).not.toBeNull();
    await titled('股权投资按季度');
    await user.click(screen.getByRole('button', { name: '重新加载' }));
    await titled('并购交易按季度');
    expect(screen.queryByText('新的条件没有加载出来，以下仍是之前的统计。')).toBeNull();
  });

  test('[SCR-14] hostile markup in the source or the scope stays text', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    await show({
      ...member,
      statistics: answered({ ...someStatistics, source: hostile, scope: hostile }),
    });
    await titled('股权投资按季度');
    expect(screen.getByText(`来源：${hostile}`)).toBeTruthy();
    expect(document.querySelector('main img')).toBeNull();
  });
});
