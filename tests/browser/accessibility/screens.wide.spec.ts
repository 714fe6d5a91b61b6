import { test } from '../faults/fixtures';
import { accountScreens } from './account-screens';
import { lookOver } from './looked-over';
import { memberScreens } from './member-screens';
import { orderScreens } from './order-screens';
import { visitorScreens } from './visitor-screens';

const screens = {
  'a visitor': visitorScreens,
  'a member': memberScreens,
  'a member in the own account': accountScreens,
  'a member who buys': orderScreens,
};

for (const [who, states] of Object.entries(screens)) {
  test(`[LAY-17][ENV-06] every screen of ${who} passes axe, outline, keyboard stops, touch and text size`, async ({
    page,
    context,
    gateway,
    faults,
    phone,
  }) => {
    test.slow();
    await lookOver({ page, context, gateway, faults }, states, phone);
  });
}
