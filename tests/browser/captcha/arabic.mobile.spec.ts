import { test } from '../support/fixtures';
import { logInInLanguage } from './in-language';

test('[CAP-05] configured for Arabic, the captcha speaks it before, after a miss and after a fit', async ({
  page,
  account,
}) => {
  await logInInLanguage(page, account, {
    language: 'ar',
    hint: 'اسحب القطعة إلى الفراغ الذي فيه الشيء نفسه',
    missed: 'فشل التحقق',
    solved: 'تم التحقق',
  });
});
