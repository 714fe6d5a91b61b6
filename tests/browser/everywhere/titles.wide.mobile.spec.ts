import { expect, test } from '../support/fixtures';
import { whenLoaded } from '../support/when-shown';

const served = (html: string): string | undefined => /<title>([^<]*)<\/title>/.exec(html)?.[1];
const crawler = { 'User-Agent': 'Mozilla/5.0 (compatible; Baiduspider/2.0)' };

for (const { address, title } of [
  { address: '/gf', title: '股份转让' },
  { address: '/gf/soe', title: '股份转让：国资挂牌' },
  { address: '/buy/hundred/listed', title: '百家买方：上市公司' },
  { address: '/sale', title: '找项目' },
  { address: '/sale?compare=20260101,20260102', title: '项目对比' },
  { address: '/news?category=policy', title: '政策法规' },
])
  test(`[ENV-07] ${address} has the title ${title} from the server and keeps it`, async ({ page }) => {
    const html = (await (await page.goto(address))?.text()) ?? '';
    expect(served(html)).toBe(`${title} - 琥珀并购`);
    await whenLoaded(page);
    await expect(page).toHaveTitle(`${title} - 琥珀并购`);
  });

for (const { address, title } of [
  { address: '/sale/entrust', title: '委托出售项目' },
  { address: '/sale/mark/manufacturing', title: '新制造' },
])
  test(`[ENV-07] a crawler and a member get the same title for ${address}`, async ({
    page,
    request,
    member,
  }) => {
    expect(member.id).toBeDefined();
    const html = await (await request.get(address, { headers: crawler })).text();
    expect(served(html)).toBe(`${title} - 琥珀并购`);
    await page.goto(address);
    await whenLoaded(page);
    await expect(page).toHaveTitle(served(html) ?? '');
  });
