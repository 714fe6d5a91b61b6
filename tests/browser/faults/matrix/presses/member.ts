import { expect, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { whenHydrated, whenLoaded } from '../../../support/when-shown';
import { pressOnSheet, type Press } from './press';

const smallPicture = (): Buffer => PNG.sync.write(new PNG({ width: 24, height: 16 }));
const card = { name: '名片.png', mimeType: 'image/png', buffer: smallPicture() };
const company = '云岭医疗投资有限公司';

const opened = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await whenLoaded(page, whenHydrated);
};

const fillVerification = async (page: Page): Promise<void> => {
  await opened(page, '/user/auditLogin');
  await page.getByLabel('真实姓名').fill('许书宁');
  await page.getByLabel('公司全称').fill(company);
  await page.getByLabel('职务').fill('投资经理');
};

/** Presses on the member's own pages. */
export const memberPresses: readonly Press[] = [
  {
    call: 'enquiry.send',
    name: 'the enquiry about a service',
    open: async ({ page }) => {
      await opened(page, '/product_service/brand_communication');
      await page.getByLabel('单位名称').fill(company);
      await page.getByLabel('需求说明').fill('拟收购华东地区的影像中心，希望在年底前完成尽职调查');
      await page
        .getByRole('checkbox', { name: '同意将以上内容用于答复本次咨询' })
        .setChecked(true, { force: true });
    },
    press: (page) => page.getByRole('button', { name: '提交咨询' }).click(),
    kept: (page) => expect(page.getByLabel('单位名称')).toHaveValue(company),
    done: (page) => expect(page.getByRole('button', { name: '提交咨询' })).toHaveCount(0),
  },
  {
    call: 'verification.submit',
    name: 'the verification',
    who: (gateway) => gateway.unverifiedAccount(),
    open: async ({ page }) => {
      await fillVerification(page);
      await page.getByLabel('名片或营业执照').setInputFiles(card);
      await expect(page.getByText('上传完成')).toBeVisible();
    },
    press: (page) => page.getByRole('button', { name: '提交认证' }).click(),
    kept: (page) => expect(page.getByLabel('公司全称')).toHaveValue(company),
    done: (page) => expect(page.getByLabel('公司全称')).toHaveCount(0),
  },
  {
    call: 'upload.upload',
    name: 'the upload of a picture',
    who: (gateway) => gateway.unverifiedAccount(),
    open: ({ page }) => fillVerification(page),
    limit: 60_000,
    press: (page) => page.getByLabel('名片或营业执照').setInputFiles(card),
    said: (page) => page.getByRole('main').getByText(/没有上传成功|上传失败|异常|超时|有误|系统繁忙/),
    kept: (page) => expect(page.getByLabel('公司全称')).toHaveValue(company),
    done: (page) => expect(page.getByText('上传完成')).toBeVisible(),
  },
  {
    call: 'publication.save',
    name: 'the saving of a publication',
    open: async ({ page }) => {
      await opened(page, '/new_buy');
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
  {
    call: 'profile.save',
    name: 'the profile',
    open: async ({ page }) => {
      await opened(page, '/user/info');
      await page.getByLabel('职务').fill('合伙人');
    },
    press: (page) => page.getByRole('button', { name: '保存' }).click(),
    kept: (page) => expect(page.getByLabel('职务')).toHaveValue('合伙人'),
    done: (page) => expect(page.getByText('资料已保存')).toBeVisible(),
  },
  {
    call: 'push.save',
    name: 'the setting of a notice',
    open: ({ page }) => opened(page, '/push_settings'),
    press: (page) => page.getByRole('switch', { name: '项目动态：推送' }).click(),
    kept: (page) => expect(page.getByRole('switch', { name: '项目动态：推送' })).toBeChecked(),
    done: (page) => expect(page.getByRole('switch', { name: '项目动态：推送' })).not.toBeChecked(),
  },
  {
    call: 'device.revoke',
    name: 'the logout of another device',
    open: async ({ page, gateway, account }) => {
      await gateway.inside.sessions.open(account.id);
      await opened(page, '/user/changePwd');
    },
    press: pressOnSheet(
      (page) => page.getByRole('button', { name: '下线' }),
      (page) => page.getByRole('button', { name: '确认下线' }),
    ),
    done: (page) => expect(page.getByRole('button', { name: '下线' })).toHaveCount(0),
  },
  {
    call: 'credential.changePassword',
    name: 'the new password',
    open: async ({ page, account }) => {
      await opened(page, '/user/changePwd');
      await page.getByLabel('原密码').fill(account.password ?? '');
      await page.getByLabel('新密码', { exact: true }).fill('Amber-Trade-2026');
      await page.getByLabel('确认新密码').fill('Amber-Trade-2026');
    },
    press: (page) => page.getByRole('button', { name: '确认修改' }).click(),
    kept: (page) => expect(page.getByLabel('新密码', { exact: true })).toHaveValue('Amber-Trade-2026'),
    done: (page) => expect(page.getByText(/^密码已修改/)).toBeVisible(),
  },
  {
    call: 'consent.exportData',
    name: 'the export of own data',
    open: ({ page }) => opened(page, '/user/privacy'),
    press: (page) => page.getByRole('button', { name: '导出我的数据' }).click(),
    done: (page) => expect(page.getByText('数据已导出')).toBeVisible(),
  },
  {
    call: 'consent.withdraw',
    name: 'the withdrawal of the consent',
    open: ({ page }) => opened(page, '/user/privacy'),
    press: pressOnSheet(
      (page) => page.getByRole('button', { name: '撤回同意' }).first(),
      (page) => page.getByRole('dialog').getByRole('button', { name: '确认撤回' }),
    ),
    done: (page) => expect(page).toHaveURL(/\/$/),
  },
];
