import { test } from '../support/fixtures';
import { logInInLanguage } from './in-language';

test('[CAP-05] configured for English, the captcha speaks it before, after a miss and after a fit', async ({
  page,
  account,
}) => {
  await logInInLanguage(page, account, {
    language: 'en',
    hint: 'Slide the piece to the gap with the same thing on it',
    missed: 'Verification failed',
    solved: 'Verification passed',
  });
});
