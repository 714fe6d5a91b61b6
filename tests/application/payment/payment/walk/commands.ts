import * as fc from 'fast-check';
import type { PaymentSessionEvent } from '../../../../../src/application/payment/payment/session/events';
import { userId } from '../samples';
import { aPurchase, type Tab, type World } from './world';

/** Something that a person does, or that happens to the browser. */
export type Command =
  | { readonly kind: 'asks'; readonly tab: number; readonly twice: boolean }
  | { readonly kind: 'presses'; readonly tab: number; readonly event: PaymentSessionEvent }
  | { readonly kind: 'pays'; readonly notifies: boolean }
  | { readonly kind: 'notifies' }
  | { readonly kind: 'passes'; readonly ms: number }
  | { readonly kind: 'reloads'; readonly tab: number }
  | { readonly kind: 'opensTab' }
  | { readonly kind: 'loggedOut'; readonly tab: number };

const tab = fc.nat({ max: 1 });

const presses = fc.constantFrom<PaymentSessionEvent>(
  { type: 'payment.confirmed' },
  { type: 'payment.confirmed' },
  { type: 'payment.again' },
  { type: 'payment.cancelled' },
  { type: 'payment.continued' },
  { type: 'payment.givenUp' },
  { type: 'payment.checkAgain' },
  { type: 'payment.closed' },
);

const commands: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('asks'), tab, twice: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('presses'), tab, event: presses }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pays'), notifies: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('notifies') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('passes'),
      ms: fc.constantFrom(1_000, 5_000, 20_000, 600_000, 1_800_000),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('reloads'), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('opensTab') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('loggedOut'), tab }) },
);

const ask: Command = { kind: 'asks', tab: 0, twice: false };
const press = (
  type: 'payment.confirmed' | 'payment.cancelled' | 'payment.checkAgain' | 'payment.closed',
): Command => ({
  kind: 'presses',
  tab: 0,
  event: { type },
});

/** How somebody begins who wants to pay; alone, chance seldom brings anybody past the cashier. */
const beginnings = fc.constantFrom<readonly Command[]>(
  [],
  [],
  [ask],
  [ask, press('payment.confirmed')],
  [ask, press('payment.cancelled')],
  [ask, press('payment.confirmed'), press('payment.closed'), ask],
  [ask, press('payment.confirmed'), press('payment.checkAgain'), ask],
);

/** What a whole afternoon is made of: a beginning step by step, then anything at any moment. */
export const afternoons: fc.Arbitrary<{
  readonly first: readonly Command[];
  readonly then: readonly Command[];
}> = fc.record({ first: beginnings, then: fc.array(commands, { minLength: 1, maxLength: 14 }) });

/** The tab that a command is about; whoever left a page comes back to it. */
const tabOf = (world: World, place: number): Tab => {
  const open = world.tabs.filter((one) => one.isOpen());
  return open[place % Math.max(1, open.length)] ?? world.openTab();
};

/** Whoever asks while an attempt goes on, or another intent is offered, gets 10 at once, and nothing else changes. */
const asks = (asking: Tab, faults: string[]): void => {
  const before = asking.session.getSnapshot();
  const asked = aPurchase();
  asking.session.send({ type: 'payment.requested', asked });
  if (!before.matches('busy') && !before.matches('blocked')) return;
  const reported = asking.ended.at(-1);
  if (reported?.asked !== asked || reported.outcome.code !== 10)
    faults.push('a second request did not end with 10');
  const after = asking.session.getSnapshot();
  if (!after.matches(before.value) || after.context.start !== before.context.start)
    faults.push('a second request disturbed the first');
};

export const obey = (world: World, command: Command): void => {
  switch (command.kind) {
    case 'asks':
      asks(tabOf(world, command.tab), world.faults);
      if (command.twice) asks(tabOf(world, command.tab), world.faults);
      return;
    case 'presses':
      tabOf(world, command.tab).session.send(command.event);
      return;
    case 'pays':
      world.server.charge(world.server.lastToken() ?? '', command.notifies);
      return;
    case 'notifies':
      world.server.notify();
      return;
    case 'passes':
      world.clock.pass(command.ms);
      return;
    case 'reloads':
      tabOf(world, command.tab).close();
      world.openTab();
      return;
    case 'opensTab':
      if (world.tabs.filter((one) => one.isOpen()).length < 2) world.openTab();
      return;
    case 'loggedOut': {
      const { session } = tabOf(world, command.tab);
      session.send({ type: 'payment.memberLeft' });
      session.send({ type: 'payment.memberCame', userId });
      return;
    }
  }
};
