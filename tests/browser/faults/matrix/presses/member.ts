import { expect, type Locator, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { purposeTexts } from '../../../../../contract/privacy/separate-consents';
import { soundBuy } from '../../../../../tools/gallery/stories/sound-buy';
import { agreeButton } from '../../../privacy/earlier-consent';
import { whenHydrated, whenLoaded } from '../../../support/when-shown';
import { againOr, opened, post, pressOnSheet, type Press, type Setting } from './press';

const pictureOf = (width: number, height: number): Buffer => PNG.sync.write(new PNG({ width, height }));
const card = { name: '名片.png', mimeType: 'image/png', buffer: pictureOf(24, 16) };
const crop = (page: Page) => page.getByRole('dialog', { name: '裁剪头像' });
const company = '云岭医疗投资有限公司';

/** Saves a demand in which nothing is wrong, past the page. @returns its id */
const saveDemand = async (setting: Setting): Promise<string> => {
  const [id, editor] = [crypto.randomUUID(), crypto.randomUUID()];
  const fields = JSON.stringify(soundBuy);
  await post(setting, 'publication.save', { id, kind: 'buy', version: '0', editor, fields });
  return id;
};

const fillVerification = async (page: Page): Promise<void> => {
  await opened(page, '/user/auditLogin');
  await page.getByLabel('真实姓名').fill('许书宁');
  await page.getByLabel('公司全称').fill(company);
  await page.getByLabel('职务').fill('投资经理');
};

const purpose = 'recommendation';
const version = purposeTexts[purpose].version;
const own = (page: Page) => page.getByRole('article', { name: purposeTexts[purpose].name });

/** Answers each question of a step of the survey by its first choice. */
const answerStep = async (page: Page): Promise<void> => {
  for (const group of await page.locator('.survey-question fieldset').all())
    await ((await group.getByRole('textbox').count()) > 0
      ? fillRange(group)
      : group.locator('label').first().click());
};
const fillRange = async (group: Locator): Promise<void> => {
  await group.getByRole('textbox').first().fill('100');
  await group.getByRole('textbox').last().fill('500');
};
const nextStep = (page: Page) => page.getByRole('button', { name: '下一步' });

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
    call: 'preview.read',
    name: 'the preview of an uploaded picture',
    quiet: 'The file is named; its picture is left out.',
    who: (gateway) => gateway.unverifiedAccount(),
    open: async ({ page }) => {
      await fillVerification(page);
      await page.getByLabel('名片或营业执照').setInputFiles(card);
      await expect(page.getByText('上传完成')).toBeVisible();
    },
    press: async (page) => {
      await page.reload();
      await whenLoaded(page, whenHydrated);
    },
    kept: (page) => expect(page.getByText('名片.png', { exact: true })).toBeVisible(),
    done: (page) => expect(page.getByRole('img', { name: '名片.png 的预览' })).toBeVisible(),
  },
  {
    call: 'publication.detail',
    name: 'the text of a publication',
    open: async (setting) => {
      await saveDemand(setting);
      await opened(setting.page, '/new_buy');
    },
    press: againOr(
      (page) => page.getByRole('main').getByRole('button', { name: /重新加载|重试/ }),
      (page) =>
        page
          .getByRole('link', { name: /继续|修改|编辑/ })
          .first()
          .click(),
    ),
    said: (page) => page.getByRole('main').getByText('内容没有加载出来'),
    done: (page) =>
      expect(page.getByRole('textbox', { name: '最低金额' })).toHaveValue(soundBuy['minAmount'] ?? ''),
  },
  {
    call: 'publication.submit',
    name: 'the submission of a publication',
    open: async (setting) => {
      const id = await saveDemand(setting);
      await opened(setting.page, `/new_buy?kind=buy&id=${id}&step=4`);
    },
    press: (page) => page.getByRole('button', { name: '提交审核' }).press('Enter'),
    kept: (page) => expect(page.getByRole('article')).toContainText('2–6 亿元'),
    done: (page) => expect(page.getByText('已提交审核')).toBeVisible(),
  },
  {
    call: 'survey.save',
    name: 'the survey about funds',
    open: async ({ page }) => {
      await opened(page, '/fundSurvey');
      await expect(page.getByRole('main').locator('form')).toBeVisible();
      while ((await nextStep(page).count()) > 0) {
        await answerStep(page);
        await nextStep(page).click();
      }
    },
    press: (page) => page.getByRole('button', { name: '提交问卷' }).click(),
    said: (page) => page.getByRole('main').getByText(/异常|超时|有误|系统繁忙/),
    done: (page) => expect(page.getByText('已收到您的问卷')).toBeVisible(),
  },
  {
    call: 'matching.own',
    name: 'the publications that are matched',
    open: async (setting) => {
      await post(setting, 'consent.give', { purpose, version });
    },
    press: againOr(
      (page) => page.getByRole('alert').getByRole('button', { name: '重新加载' }),
      (page) => opened(page, '/product_service/matching_service'),
    ),
    said: (page) => page.getByRole('alert').getByText('其他发布没有加载出来'),
    done: (page) => expect(page.getByText('其他发布没有加载出来')).toHaveCount(0),
  },
  {
    call: 'profile.saveAvatar',
    name: 'the picture of a member',
    open: async ({ page }) => {
      await opened(page, '/user/info');
      await page.getByLabel('更换头像').setInputFiles({ ...card, buffer: pictureOf(400, 200) });
      await expect(crop(page)).toBeVisible();
    },
    press: (page) => crop(page).getByRole('button', { name: '使用这张图片' }).click(),
    kept: (page) => expect(crop(page)).toBeVisible(),
    done: (page) => expect(crop(page)).toHaveCount(0),
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
    call: 'consent.agree',
    name: 'the consent to a new version of the policy',
    open: async (setting) => {
      const earlier = { version: '1.0', agreement: '1.0', at: '1790000000000', environment: 'browser' };
      await post(setting, 'consent.agree', earlier);
      await setting.page.goto('/message');
      await expect(agreeButton(setting.page)).toBeVisible();
    },
    press: againOr(
      (page) => page.getByRole('button', { name: '重新提交' }),
      (page) => agreeButton(page).click(),
    ),
    said: (page) => page.getByRole('alert').getByText(/^未能记录您的同意/),
    done: (page) => expect(page).toHaveURL(/\/message$/),
  },
  {
    call: 'consent.give',
    name: 'a separate consent',
    open: ({ page }) => opened(page, '/user/privacy'),
    press: (page) => own(page).getByRole('button', { name: /^同意/ }).click(),
    kept: (page) => expect(own(page)).toContainText('没有同意'),
    done: (page) => expect(own(page).getByRole('button', { name: /^撤回/ })).toBeVisible(),
  },
  {
    call: 'consent.takeBack',
    name: 'the withdrawal of a separate consent',
    open: async (setting) => {
      await post(setting, 'consent.give', { purpose, version });
      await opened(setting.page, '/user/privacy');
    },
    press: (page) => own(page).getByRole('button', { name: /^撤回/ }).click(),
    kept: (page) => expect(own(page)).not.toContainText('没有同意'),
    done: (page) => expect(own(page)).toContainText('没有同意'),
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
