import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/log-in';
import { crawl, wrongOnes } from './links';

test('[LAY-01][RTE-02] every link that a visitor finds, on a phone or on a desktop, leads to an existing page', async ({
  page,
}) => {
  const seen = await crawl(page);

  expect(wrongOnes(seen)).toEqual([]);
  expect([...seen.keys()]).toEqual(
    expect.arrayContaining([
      '/',
      '/sale/landing',
      '/news',
      '/news/:id',
      '/login',
      '/login/passwd',
      '/login/retrieve',
      '/user/agreement',
      '/user/privacy',
    ]),
  );
});

test('[LAY-01][RTE-02] every link that a member finds, on a phone or on a desktop, leads to an existing page', async ({
  page,
  context,
  gateway,
}) => {
  await signIn(context, gateway, demo.shen);
  const seen = await crawl(page);

  expect(wrongOnes(seen)).toEqual([]);
  expect([...seen.keys()]).toEqual(
    expect.arrayContaining([
      '/',
      '/message',
      '/message/:id',
      '/user',
      '/sale/:sourceType/:id',
      '/user/agreement',
      '/pay/:orderNo',
    ]),
  );
});
