import { goWithin } from '../offline/walk';
import { test } from '../support/fixtures';
import { whenLoaded } from '../support/when-shown';
import { expectPlaceKept, home, message, pages } from './loading-shape';

test('[LAY-16] while the code of a page loads, its panels already have their place', async ({
  page,
  member: _member,
}) => {
  await home(page);
  for (const place of [message, ...pages.filter(([address]) => address === '/member/pay')])
    await test.step(place[0], async () => {
      await expectPlaceKept(page, place);
      await goWithin(page, '/');
      await whenLoaded(page);
    });
});
