import { demo } from '../support/accounts';
import { test } from '../support/fixtures';
import { signIn } from '../support/log-in';
import { expectPartsMarked } from './parts-read';

test('[SCR-03] on a desktop the link to the part of a deal that is read is marked', async ({
  page,
  context,
  gateway,
}) => {
  await signIn(context, gateway, demo.he);
  await expectPartsMarked(page);
});
