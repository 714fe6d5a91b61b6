import { walkedRoutes } from '../offline/walk';
import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/log-in';
import { expectColumns } from './columns';

for (const forVisitor of [true, false])
  test(`[LAY-01] every page for ${forVisitor ? 'visitors' : 'members'} begins at one height, with one of four widths`, async ({
    page,
    context,
    gateway,
  }) => {
    test.slow();
    if (!forVisitor) await signIn(context, gateway, demo.shen);
    await expectColumns(
      page,
      walkedRoutes.filter((each) => each.forVisitor === forVisitor),
    );
  });

test('[SCR-10] on a desktop the form of the verification stands in the middle', async ({
  page,
  context,
  gateway,
}) => {
  await signIn(context, gateway, demo.xu);
  await page.goto('/user/auditLogin');
  const form = await page.locator('.verification-form').boundingBox();
  expect((form?.x ?? 0) + (form?.width ?? 0) / 2).toBe(640);
});
