import { expect, type Page } from '@playwright/test';
import { signByCalls } from '../../../deal/nda-calls';
import { lastCode } from '../../../deal/signing';
import { demo, type Account } from '../../../support/accounts';
import { solveCaptcha } from '../../../support/captcha';
import { sealedDeal } from '../../../support/deals';
import { againOr, opened, type Press, type Setting } from './press';

const saleId = sealedDeal.path.split('/').at(-1) ?? '';

const sheet = (page: Page) => page.getByRole('dialog', { name: '签署保密协议' });
const openSheet = (page: Page): Promise<void> => page.getByRole('button', { name: '签署保密协议' }).click();

/** The account with the name and the phone that an NDA is signed with. */
const signerIn = ({ account: { id, name = '', phone = '', password = '' } }: Setting): Account => ({
  ...{ id, name, phone, password },
});

const fillIn = async (setting: Setting): Promise<void> => {
  const { page, gateway } = setting;
  const { name, phone } = signerIn(setting);
  await opened(page, sealedDeal.path);
  await openSheet(page);
  await expect(sheet(page).getByRole('button', { name: '读到末尾后可签名' })).toBeVisible();
  await sheet(page).getByRole('group', { name: '协议全文' }).press('End');
  await sheet(page).getByRole('button', { name: '已读完，去签名' }).click();
  await sheet(page).getByLabel('签署人姓名').fill(name);
  await sheet(page)
    .getByRole('button', { name: /获取验证码/ })
    .click();
  await solveCaptcha(page);
  await expect(sheet(page).getByText(/^验证码已发送至/)).toBeVisible();
  await sheet(page)
    .getByLabel('验证码')
    .fill(await lastCode(gateway, phone));
  await sheet(page)
    .getByText(/^我已读完全文/)
    .click();
};

/** Presses about the NDA of a deal. */
export const ndaPresses: readonly Press[] = [
  {
    call: 'nda.current',
    name: 'the NDA of a deal',
    open: ({ page }) => opened(page, sealedDeal.path),
    press: againOr((page) => sheet(page).getByRole('button', { name: '重新加载' }), openSheet),
    said: (page) => sheet(page).getByText('协议没有加载出来'),
    done: (page) => expect(sheet(page).getByRole('button', { name: '读到末尾后可签名' })).toBeVisible(),
  },
  {
    call: 'nda.sign',
    name: 'the signature of an NDA',
    open: fillIn,
    press: (page) => sheet(page).getByRole('button', { name: '确认签署' }).click(),
    kept: async (page) => {
      await expect(sheet(page).getByLabel('签署人姓名')).not.toHaveValue('');
      await expect(sheet(page).getByLabel('验证码')).toHaveValue(/^\d{6}$/);
    },
    done: (page) => expect(sheet(page).getByText('已提交，等待委托方审核')).toBeVisible(),
  },
  {
    call: 'nda.withdraw',
    name: 'the withdrawal of an NDA',
    open: async (setting) => {
      const { page, gateway } = setting;
      await signByCalls(gateway, signerIn(setting), saleId);
      await opened(page, sealedDeal.path);
      await page.getByRole('button', { name: '查看审核进度' }).click();
    },
    press: (page) => sheet(page).getByRole('button', { name: '撤回申请' }).click(),
    kept: (page) => expect(sheet(page).getByText('已提交，等待委托方审核')).toBeVisible(),
    done: (page) => expect(sheet(page).getByRole('button', { name: '撤回申请' })).toHaveCount(0),
  },
  {
    call: 'nda.evidence',
    name: 'the evidence of an NDA',
    who: () => demo.shen,
    open: async ({ page }) => {
      await opened(page, '/sale/entrust/20260409');
      await page.getByRole('button', { name: '查看协议记录' }).click();
    },
    press: (page) => sheet(page).getByRole('button', { name: '下载签署凭证' }).click(),
    done: (page) => expect(sheet(page).getByText(/^凭证已保存/)).toBeVisible(),
  },
];
