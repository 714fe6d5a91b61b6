import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { messageMenu } from '../../../../src/application/messages/message-menu/definition';
import { fakeClock } from '../../../support/fakes/clock';

test('[SCR-11] while the menu is open it knows what time it is, to the second', () => {
  const clock = fakeClock();
  const closed: string[] = [];
  const layers = { open: (name: string) => () => void closed.push(name) };
  const actor = createActor(messageMenu({ layers, clock: clock.port }), { clock: clock.timers }).start();
  actor.send({ type: 'menu.opened', key: 'a' });
  const opened = clock.port.now();
  expect(actor.getSnapshot().context.now).toBe(opened);
  clock.pass(3_000);
  expect(actor.getSnapshot().context.now).toBe(opened + 3_000);
  actor.send({ type: 'menu.closed' });
  clock.pass(3_000);
  expect([actor.getSnapshot().context.now, closed]).toEqual([opened + 3_000, ['message-menu']]);
});
