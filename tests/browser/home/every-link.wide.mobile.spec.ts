import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/log-in';
import { crawl, wrongOnes } from './links';

test('[LAY-01][RTE-02] every link of home, on a phone or on a desktop, leads a member to an existing page', async ({
  page,
  context,
  gateway,
}) => {
  await signIn(context, gateway, demo.shen);
  const seen = await crawl(page, 1);
  expect(wrongOnes(seen)).toEqual([]);
  expect([...seen.keys()]).toEqual(
    expect.arrayContaining(['/', '/message', '/user', '/sale/:sourceType/:id', '/user/agreement']),
  );
});
