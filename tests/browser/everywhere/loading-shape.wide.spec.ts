import { goWithin } from '../offline/walk';
import { test } from '../support/fixtures';
import { whenLoaded } from '../support/when-shown';
import { expectPlaceKept, home, message, pages } from './loading-shape';

for (const [who, places] of Object.entries({ 'each page': pages, 'a message': [message] }))
  test(`[LAY-16] while the code of ${who} loads, its panels already have their place in the columns`, async ({
    page,
    member: _member,
  }) => {
    await home(page);
    for (const place of places)
      await test.step(place[0], async () => {
        await expectPlaceKept(page, place);
        await goWithin(page, '/');
        await whenLoaded(page);
      });
  });
