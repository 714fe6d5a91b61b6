import type { Locator, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { toggleCall } from '../../favourite/saved-press';
import { titlesOf } from '../../sale/listed';
import type { Account } from '../../support/accounts';
import type { BrowserGateway } from '../../support/gateway';
import { signIn } from '../../support/log-in';
import { whenHydrated, whenLoaded } from '../../support/when-shown';
import { callLimit } from '../every-fault';
import { expect, test } from './fixtures';
import { dialogIn } from '../notices';

/** A button that makes a call that writes. */
interface Writing {
  readonly name: string;
  readonly path: string;
  readonly who: (gateway: BrowserGateway) => Pick<Account, 'id'>;
  /** Opens the page and fills in what the button needs. */
  readonly open: (page: Page) => Promise<void>;
  readonly press: (page: Page) => Promise<void>;
  /** Where it says that it failed, if not as all others do. */
  readonly said?: (page: Page) => Locator;
  /** Expects the typed and chosen values to be there still. */
  readonly kept: (page: Page) => Promise<void>;
  /** What the page says once it is done. */
  readonly done: (page: Page) => Promise<void>;
}

const smallPicture = (): Buffer => PNG.sync.write(new PNG({ width: 24, height: 16 }));

const [dealTitle = ''] = titlesOf();

const star = (page: Page) => page.getByRole('button', { name: `收藏：${dealTitle}` });

const writings: readonly Writing[] = [
  {
    name: 'the star of a deal',
    path: toggleCall,
    who: (gateway) => gateway.spareAccount(),
    open: async (page) => {
      await page.goto('/sale');
      await whenLoaded(page, whenHydrated);
    },
    press: (page) => star(page).click(),
    kept: (page) => expect(star(page)).toHaveAttribute('aria-pressed', 'false'),
    done: (page) => expect(star(page)).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    name: 'an enquiry',
    path: '/webapp/enquiry!save.action',
    who: (gateway) => gateway.spareAccount(),
    open: async (page) => {
      await page.goto('/product_service/brand_communication');
      await page.getByLabel('单位名称').fill('云岭医疗投资有限公司');
      await page.getByLabel('需求说明').fill('拟收购华东地区的影像中心，希望在年底前完成尽职调查');
      await page
        .getByRole('checkbox', { name: '同意将以上内容用于答复本次咨询' })
        .setChecked(true, { force: true });
    },
    press: (page) => page.getByRole('button', { name: '提交咨询' }).click(),
    kept: (page) => expect(page.getByLabel('单位名称')).toHaveValue('云岭医疗投资有限公司'),
    done: (page) => expect(page.getByRole('main').getByRole('status').first()).toBeVisible(),
  },
  {
    name: 'the order of a plan',
    path: '/webapp/wxPay!placeAnOrder.action',
    who: (gateway) => gateway.spareAccount(),
    open: async (page) => {
      await page.goto('/member/pay?plan=plan-buyer-year');
      await whenLoaded(page, whenHydrated);
    },
    press: (page) => page.getByRole('button', { name: '立即支付' }).click(),
    kept: (page) => expect(page.getByRole('main')).toContainText('2,980'),
    done: (page) => page.waitForURL(/\/cashier\//),
  },
  {
    name: 'the verification',
    path: '/webapp/audit!save.action',
    who: (gateway) => gateway.unverifiedAccount(),
    open: async (page) => {
      await page.goto('/user/auditLogin');
      await page.getByLabel('真实姓名').fill('许书宁');
      await page.getByLabel('公司全称').fill('云岭医疗投资有限公司');
      await page.getByLabel('职务').fill('投资经理');
      await page
        .getByLabel('名片或营业执照')
        .setInputFiles({ name: '名片.png', mimeType: 'image/png', buffer: smallPicture() });
      await expect(page.getByText('上传完成')).toBeVisible();
    },
    press: (page) => page.getByRole('button', { name: '提交认证' }).click(),
    kept: (page) => expect(page.getByLabel('公司全称')).toHaveValue('云岭医疗投资有限公司'),
    done: (page) => expect(page.getByLabel('公司全称')).toHaveCount(0),
  },
  {
    name: 'the saving of a publication',
    path: '/webapp/publication!save.action',
    who: (gateway) => gateway.spareAccount(),
    open: async (page) => {
      await page.goto('/new_buy');
      await page.getByRole('link', { name: '发布出售项目' }).click();
      await page.getByText('委托出售').click();
      await page.getByLabel('标题').fill('东部影像中心控股权转让');
      await expect(page.getByText(/^已保存 \d\d:\d\d$/)).toBeVisible();
    },
    press: (page) => page.getByLabel('标题').pressSequentially('，'),
    said: (page) => page.getByRole('button', { name: '没有保存，点此重试' }),
    kept: (page) => expect(page.getByLabel('标题')).toHaveValue(/^东部影像中心控股权转让，+$/),
    done: (page) => expect(page.getByText(/^已保存 \d\d:\d\d$/)).toBeVisible(),
  },
];

/** Expects the failure to be shown, in any place, and closes the notices over the page. */
const expectSaid = async (page: Page, cell: string, own?: Locator): Promise<void> => {
  if (own !== undefined) {
    await expect(own, cell).toBeVisible();
    return;
  }
  const said = page
    .getByRole('alert')
    .or(page.getByRole('alertdialog'))
    .or(page.getByRole('dialog'))
    .or(page.locator('.adm-toast-main'))
    .or(page.locator('.notification'))
    .filter({ visible: true });
  await expect(said.first(), cell).toContainText(/\p{Script=Han}/u);
  const close = dialogIn(page).getByRole('button', { name: /关闭|知道了/ });
  if ((await close.count()) > 0) await close.first().click();
  await expect(dialogIn(page), cell).toHaveCount(0);
};

for (const { name, path, who, open, press, said, kept, done } of writings)
  test(`[REL-03] ${name} says each fault of its call, keeps what was entered, and goes out at last`, async ({
    page,
    context,
    gateway,
    matrix,
  }) => {
    test.setTimeout(240_000);
    await signIn(context, gateway, who(gateway));
    await open(page);
    for (const kind of matrix.kinds.filter(({ release }) => release === undefined)) {
      matrix.faults.set(path, kind.fault);
      const before = matrix.faults.count(path);
      await press(page);
      await expect.poll(() => matrix.faults.count(path), { message: kind.name }).toBeGreaterThan(before);
      if (kind.silent === true) await page.clock.fastForward(callLimit);
      await expectSaid(page, `${name}: ${kind.name}`, said?.(page));
      await kept(page);
    }
    matrix.faults.clear();
    await press(page);
    await done(page);
  });
