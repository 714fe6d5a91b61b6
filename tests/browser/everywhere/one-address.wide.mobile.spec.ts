import { expect, test } from '../support/fixtures';
import { whenShown } from '../support/when-shown';

for (const { address, told } of [
  { address: '/sale?industry=0102&industry=0103', told: '行业“0103”' },
  { address: '/sale?keyword=储能&x=1&keyword=机器人', told: '关键词“机器人”' },
  { address: '/buy?region=cn-32&region=cn-33', told: '地区“cn-33”' },
  { address: '/gf?min=1&min=2', told: '最低金额“2”' },
])
  test(`[PER-03][SCR-03] server and browser read ${address} alike: both say which parameter is repeated`, async ({
    page,
    watch,
  }) => {
    const served = (await (await page.goto(address))?.text()) ?? '';
    expect(served).toContain(told);
    await whenShown(page);
    await expect(page.getByText(told)).toBeVisible();
    // A rendering that the browser does not agree with is told as an error of React.
    expect(watch.unannounced()).toEqual([]);
  });
