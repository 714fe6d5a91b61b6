import { expect, type Page } from '@playwright/test';
import { lastCode } from '../../../deal/signing';
import { solveCaptcha } from '../../../support/captcha';
import { obtainCode, phoneForm, typeOver } from '../../../support/phone-form';
import { opened, pressOnSheet, type Press, type Setting } from './press';

const code = (page: Page) => page.getByLabel('验证码');
const codeIsKept = (page: Page): Promise<void> => expect(code(page)).toHaveValue(/^\d{6}$/);

/** Opens the page of a lost password, and fills in the code. */
const fillRetrieval = async ({ page, gateway, account: { phone = '' } }: Setting): Promise<void> => {
  await opened(page, '/login/retrieve');
  await phoneForm(page).code.fill(await obtainCode(page, gateway, phone));
};
const newPassword = (page: Page) => page.getByLabel('新密码');

/** Presses that begin and end an account's session with a code that was sent. */
export const sessionPresses: readonly Press[] = [
  {
    call: 'code.forLogin',
    name: 'the sending of a code',
    visitor: true,
    open: async ({ page, account: { phone = '' } }) => {
      await opened(page, '/login');
      await typeOver(phoneForm(page).phone, phone);
      await phoneForm(page).agreement.setChecked(true, { force: true });
    },
    press: async (page) => {
      await phoneForm(page).sendCode.click();
      await solveCaptcha(page);
    },
    kept: (page) => expect(phoneForm(page).phone).not.toHaveValue(''),
    done: (page) => expect(page.getByText(/^验证码已发送至/)).toBeVisible(),
  },
  {
    call: 'account.checkCode',
    name: 'the code for a new password',
    visitor: true,
    open: fillRetrieval,
    press: (page) => phoneForm(page).submit('下一步').click(),
    kept: codeIsKept,
    done: (page) => expect(newPassword(page)).toBeVisible(),
  },
  {
    call: 'account.resetPassword',
    name: 'the password in place of a lost one',
    visitor: true,
    open: async (setting) => {
      const { page } = setting;
      await fillRetrieval(setting);
      await phoneForm(page).submit('下一步').click();
      await newPassword(page).fill('Amber-Deal-2026');
    },
    press: (page) => phoneForm(page).submit('确认修改').click(),
    kept: (page) => expect(newPassword(page)).toHaveValue('Amber-Deal-2026'),
    done: (page) => expect(page.getByText('密码已修改')).toBeVisible(),
  },
  {
    call: 'account.loginByCode',
    name: 'the login by a code',
    visitor: true,
    open: async ({ page, gateway, account: { phone = '' } }) => {
      await opened(page, '/login');
      await phoneForm(page).code.fill(await obtainCode(page, gateway, phone));
    },
    press: (page) => phoneForm(page).submit('登录').click(),
    kept: codeIsKept,
    done: (page) => expect(page).not.toHaveURL(/\/login/),
  },
  {
    call: 'credential.unsubscribe',
    name: 'the deletion of an account',
    open: async ({ page, gateway, account: { phone = '' } }) => {
      await opened(page, '/user/unsubscribe');
      await page.getByText('我已了解以上内容').click();
      await page.getByRole('button', { name: '继续' }).click();
      await page.getByRole('button', { name: '获取验证码' }).click();
      await solveCaptcha(page);
      await expect(page.getByText(/^验证码已发送至/)).toBeVisible();
      await code(page).fill(await lastCode(gateway, phone));
    },
    press: pressOnSheet(
      (page) => page.getByRole('main').getByRole('button', { name: '注销账号' }),
      (page) => page.getByRole('dialog').getByRole('button', { name: '确认注销' }),
    ),
    kept: codeIsKept,
    done: (page) =>
      expect(page.getByRole('dialog', { name: '系统提示' })).toContainText('您当前登录的账号已被注销'),
  },
];
