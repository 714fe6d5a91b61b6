import { demo } from '../support/accounts';
import { test } from '../faults/fixtures';
import { walkedRoutes } from '../offline/walk';
import { signIn } from '../support/log-in';
import { whenLoaded } from '../support/when-shown';
import { everyTextSize, expectRoomForText } from './text-sizes';

test('[LAY-20][LAY-17] every page has room for its text on each width of a phone, up to 200 %', async ({
  page,
  context,
  gateway,
}) => {
  test.setTimeout(900_000);
  for (const { row, address, forVisitor } of walkedRoutes)
    await test.step(row.name, async () => {
      await context.clearCookies();
      if (!forVisitor) await signIn(context, gateway, demo.shen);
      await page.goto(address);
      await whenLoaded(page);
      await expectRoomForText(page, row.name, everyTextSize);
    });
});
