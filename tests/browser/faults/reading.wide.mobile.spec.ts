import { demo } from '../support/accounts';
import { signIn } from '../support/log-in';
import { everyFault } from './every-fault';
import { test } from './fixtures';
import { expectEachFault, screens } from './reading';

for (const screen of screens.filter(({ call }) => call !== 'messageList'))
  test(`[REL-03][GAT-07] ${screen.screen} shows each failure with its reason, and loading again works`, async ({
    page,
    context,
    gateway,
    brokenServer,
    faults,
  }) => {
    await signIn(context, gateway, demo.shen);
    await expectEachFault(page, faults, screen, everyFault(brokenServer));
  });
