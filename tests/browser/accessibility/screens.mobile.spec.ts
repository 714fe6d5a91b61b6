import { expect } from '@playwright/test';
import { test } from '../faults/fixtures';
import { accountScreens } from './account-screens';
import { lookOver } from './looked-over';
import { memberScreens } from './member-screens';
import { orderScreens } from './order-screens';
import { visitorScreens } from './visitor-screens';

/** One screen of each make; the wide run has every screen and every other state. */
const screens = {
  'a visitor': visitorScreens.filter(({ name }) => ['home', 'article', 'login with errors'].includes(name)),
  'a member': [...memberScreens, ...accountScreens, ...orderScreens].filter(({ name }) =>
    ['deal', 'messages', 'change of the password', 'plans'].includes(name),
  ),
};

for (const [who, states] of Object.entries(screens)) {
  test(`[LAY-17][ENV-06] screens of ${who} pass axe, outline, keyboard stops, touch and text size`, async ({
    page,
    context,
    gateway,
    faults,
    phone,
  }) => {
    test.slow();
    expect(states.length).toBeGreaterThan(2);
    await lookOver({ page, context, gateway, faults }, states, phone);
  });
}
