import { loginCode } from '../everywhere/held';
import { hearCode } from '../support/code-come';
import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/log-in';
import { whenLoaded } from '../support/when-shown';
import { expectFrame, expectTold, expectWhole, goWithin, walkedRoutes } from './walk';

/** The code that home fetches in a quiet moment is here: the next page's failure can be told. */
const quietly = [/\/awaited-page-[^/]+\.js$/, /\/awaited-page-[^/]+\.css$/];

for (const { row, address, forVisitor } of walkedRoutes.filter(({ row: { name } }) => name !== 'home'))
  test(`[LAY-13][LAY-16] ${row.path}, not yet seen, says without network that it did not come, and comes when it is back`, async ({
    page,
    context,
    gateway,
    phone,
    watch,
  }) => {
    watch.announce(
      /Failed to load resource/,
      /ERR_INTERNET_DISCONNECTED/,
      /ERR_FAILED/,
      /WebSocket connection/,
      /assets\//,
    );
    if (!forVisitor) await signIn(context, gateway, demo.shen);
    // The code of the login is fetched ahead: here it must not have come.
    await page.route(loginCode, (route) => route.abort());
    const atHand = hearCode(page, ...quietly);
    await page.goto('/');
    await whenLoaded(page);
    await expect.poll(atHand).toBe(true);

    await context.setOffline(true);
    await page.unroute(loginCode);
    await goWithin(page, address);
    await expectTold(page);
    await expectFrame(page, row, phone);
    // What was fetched ahead shows its own frame; what was not, the one for pages that have not come.
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /^(重试|重新加载)$/ })
        .first(),
    ).toBeVisible();
    await context.setOffline(false);
    await expectWhole(page);
  });
