import { expect, type Page } from '@playwright/test';
import { declarationNames, riskQuestions } from '../../../../../contract/determination/questionnaire';
import { titlesOf } from '../../../sale/listed';
import { demo } from '../../../support/accounts';
import { openDeal, sealedDeal } from '../../../support/deals';
import { givenToSheet, putSheet } from '../../../deal/on-the-sheet';
import { againOr, opened, post, pressOnSheet, type Press } from './press';

const [dealTitle = ''] = titlesOf();
const saleId = openDeal.path.split('/').at(-1) ?? '';

const at =
  (address: string) =>
  ({ page }: { readonly page: Page }): Promise<void> =>
    opened(page, address);

const star = (page: Page) => page.getByRole('button', { name: `收藏：${dealTitle}` });
const compare = (page: Page) => page.getByRole('button', { name: `加入对比：${dealTitle}` });
const deck = (page: Page) => page.getByRole('dialog', { name: /车规级电源管理芯片/ });
const interest = (page: Page) => page.getByRole('dialog', { name: '表达意向' });
const report = (page: Page) => page.getByRole('dialog', { name: '举报' });
const registration = (page: Page) => page.getByRole('dialog', { name: /^(报名参加活动|加入候补)$/ });
const statement = '以自有资金收购，可用资金 8,000 万元。';
const enrolment = (page: Page) => page.getByRole('dialog', { name: '登记百家买方' });
const questionnaire = (page: Page) => page.getByRole('dialog', { name: '特定对象确定' });

/** Presses on deals and what is around them. */
export const dealPresses: readonly Press[] = [
  {
    call: 'favourite.toggle',
    name: 'the star of a deal',
    open: at('/sale'),
    press: (page) => star(page).click(),
    kept: (page) => expect(star(page)).toHaveAttribute('aria-pressed', 'false'),
    done: (page) => expect(star(page)).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    call: 'favourite.compare',
    name: 'a deal that is to be compared',
    open: at('/sale'),
    press: (page) => compare(page).click(),
    kept: (page) => expect(compare(page)).toHaveAttribute('aria-pressed', 'false'),
    done: (page) => expect(compare(page)).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    call: 'sale.shareImagePath',
    name: 'the sharing of a deal',
    open: async ({ page }) => {
      await putSheet(page);
      await at(sealedDeal.path)({ page });
    },
    press: (page) => page.getByRole('button', { name: '分享' }).click(),
    done: (page) => expect.poll(() => givenToSheet(page)).toHaveLength(1),
  },
  {
    call: 'presentationPicture.read',
    name: 'a page of a presentation',
    // Its pages are pictures.
    open: at('/news/presentation/pres-002'),
    press: againOr(
      (page) => deck(page).getByRole('button', { name: '重试' }),
      (page) => page.getByRole('link', { name: '逐页查看' }).click(),
    ),
    said: (page) => deck(page).getByText('第 1 页没有显示出来'),
    done: (page) => expect(deck(page).getByRole('img', { name: /^第 1 页/ })).toBeVisible(),
  },
  {
    call: 'find.suggest',
    name: 'the suggestions of the search',
    quiet: 'The search has no suggestions, and can be made.',
    open: at('/search'),
    press: async (page) => {
      await page.getByRole('combobox').clear();
      await page.getByRole('combobox').pressSequentially('减速器');
    },
    kept: (page) => expect(page.getByRole('combobox')).toHaveValue('减速器'),
    // A slow answer comes too late for the words that were typed.
    done: (page) => expect(page.getByRole('combobox')).toHaveValue('减速器'),
  },
  {
    call: 'bid.place',
    name: 'the interest in a deal',
    open: async ({ page }) => {
      await at(sealedDeal.path)({ page });
      await page.getByRole('button', { name: '表达意向' }).click();
      await interest(page).getByLabel('说明（选填）').fill('专注精密传动');
    },
    press: (page) => interest(page).getByRole('button', { name: '提交' }).click(),
    kept: (page) => expect(interest(page).getByLabel('说明（选填）')).toHaveValue('专注精密传动'),
    done: (page) => expect(page.getByText('待答复')).toBeVisible(),
  },
  {
    call: 'bid.withdraw',
    name: 'the withdrawal of an interest',
    open: async (setting) => {
      await post(setting, 'bid.place', { saleId, kind: 'interest', note: '' });
      await at(openDeal.path)(setting);
    },
    press: pressOnSheet(
      (page) => page.getByRole('button', { name: '撤回' }),
      (page) => page.getByRole('dialog', { name: '撤回意向' }).getByRole('button', { name: '确认撤回' }),
    ),
    done: (page) => expect(page.getByText('已撤回')).toBeVisible(),
  },
  {
    call: 'report.send',
    name: 'the report of a deal',
    open: async ({ page }) => {
      await at(sealedDeal.path)({ page });
      await page.getByRole('button', { name: '举报' }).click();
      await report(page).getByText('信息不实').click();
      await report(page).getByLabel('说明').fill('营收与公开年报不一致');
    },
    press: (page) => report(page).getByRole('button', { name: '提交举报' }).click(),
    kept: (page) => expect(report(page).getByLabel('说明')).toHaveValue('营收与公开年报不一致'),
    done: (page) => expect(report(page)).toBeHidden(),
  },
  {
    call: 'search.save',
    name: 'the saving of a search',
    open: async ({ page }) => {
      await at('/sale?region=cn-east')({ page });
      await page.getByRole('button', { name: '保存搜索' }).click();
    },
    press: (page) => page.getByRole('button', { name: '保存', exact: true }).click(),
    kept: (page) => expect(page.getByLabel('名称')).toHaveValue('华东'),
    done: (page) => expect(page.getByText('已保存')).toBeVisible(),
  },
  {
    call: 'chat.consult',
    name: 'the question about a deal',
    open: at('/sale/entrust/20260409'),
    press: (page) => page.getByRole('button', { name: /^咨询/ }).click(),
    done: (page) => expect(page).toHaveURL(/\/message\/chat\?to=/),
  },
  {
    call: 'enrolment.withdraw',
    name: 'the withdrawal of an enrolment',
    who: () => demo.zhou,
    open: at('/buy/hundred/ad'),
    press: pressOnSheet(
      (page) => page.getByRole('button', { name: '撤回登记' }).first(),
      (page) => page.getByRole('dialog').getByRole('button', { name: '确认撤回' }),
    ),
    done: (page) => expect(page.getByText('已撤回', { exact: true }).first()).toBeVisible(),
  },
  {
    call: 'enrolment.enrol',
    name: 'the enrolment of a demand',
    who: () => demo.zhou,
    open: async ({ page }) => {
      await at('/buy/hundred/ad')({ page });
      const withdraw = page.getByRole('button', { name: '撤回登记' });
      if ((await withdraw.count()) > 0) {
        await withdraw.first().click();
        await page.getByRole('dialog').getByRole('button', { name: '确认撤回' }).click();
      }
      await page.getByRole('button', { name: '重新登记' }).first().click();
      await enrolment(page).getByLabel('资金与意向说明').fill(statement);
    },
    press: (page) => enrolment(page).getByRole('button', { name: '提交登记' }).click(),
    kept: (page) => expect(enrolment(page).getByLabel('资金与意向说明')).toHaveValue(statement),
    done: (page) => expect(page.getByText('审核中', { exact: true }).first()).toBeVisible(),
  },
  {
    call: 'determination.save',
    name: 'the questionnaire before a fund',
    open: async ({ page }) => {
      await at('/fund/F20260001')({ page });
      await page.getByRole('button', { name: '开始特定对象确定' }).click();
      const sheet = questionnaire(page);
      await sheet.getByText('个人：金融资产不低于 300 万元').click();
      for (const { text, options } of riskQuestions)
        await sheet
          .getByRole('group', { name: text })
          .getByText(options.at(-1)?.text ?? '', { exact: true })
          .click();
      for (const box of await sheet.getByRole('checkbox').all()) await box.check({ force: true });
    },
    press: (page) => questionnaire(page).getByRole('button', { name: '提交' }).click(),
    kept: (page) =>
      expect(questionnaire(page).getByRole('checkbox', { checked: true })).toHaveCount(
        declarationNames.length,
      ),
    done: (page) => expect(page.getByRole('region', { name: '已投企业' })).toBeVisible(),
  },
  {
    call: 'activityRegistration.register',
    name: 'the registration for an activity',
    open: async ({ page }) => {
      await at('/activity/act-2602')({ page });
      await page.getByRole('button', { name: /^(立即报名|加入候补)$/ }).click();
      const sheet = registration(page);
      await sheet.getByLabel('姓名').fill('沈知远');
      await sheet.getByLabel('单位').fill('恒泰产业资本');
      await sheet.getByLabel('职务').fill('投资总监');
      await sheet.getByRole('checkbox').setChecked(true, { force: true });
    },
    press: (page) => registration(page).getByRole('button', { name: /^提交/ }).click(),
    kept: (page) => expect(registration(page).getByLabel('单位')).toHaveValue('恒泰产业资本'),
    done: (page) => expect(page.getByText(/您已报名|您在候补/).first()).toBeVisible(),
  },
];
