import { expect } from '@playwright/test';
import { test } from '../faults/fixtures';
import { axeViolations } from './axe';
import { lookAt } from './look-at';
import { expectRoom } from './measures';
import { otherStates } from './other-states';
import { overlays } from './overlays';

const states = {
  'while it loads, when there is nothing, and when it failed': otherStates,
  'when something lies over it': overlays,
};

for (const [when, those] of Object.entries(states)) {
  test(`[LAY-17] axe finds nothing on a screen ${when}, and there is room for fingers and double text`, async ({
    page,
    context,
    gateway,
    faults,
    phone,
  }) => {
    test.slow();
    for (const state of those) {
      await lookAt({ page, context, gateway, faults }, state);
      expect.soft(await axeViolations(page), state.name).toEqual([]);
      if (phone) await expectRoom(page, state.name);
    }
  });
}
