import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { statesOf } from '../../../tools/docs/model/states';

const kit = setup({ guards: { isWell: () => true, isOpen: () => true }, actions: { note: () => undefined } });

const refused = (machine: Parameters<typeof statesOf>[0]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    statesOf(machine)
      .filter(({ refuses }) => refuses.length > 0)
      .map(({ path, refuses }) => [
        path,
        refuses.map(({ event, unless }) => [event, ...unless].join(' unless ')),
      ]),
  );

test('[AUD-01] a state refuses what other states take and neither it nor one around it does', () => {
  const machine = kit.createMachine({
    initial: 'passing',
    on: { everywhere: { actions: 'note' } },
    states: {
      passing: { always: 'a' },
      a: { on: { go: 'b' } },
      b: {
        initial: 'in',
        on: { back: 'a' },
        states: { in: { on: { go: { guard: 'isWell', target: 'out' } } }, out: {} },
      },
    },
  });
  expect(refused(machine)).toEqual({ a: ['back'], 'b.in': ['go unless is well'], 'b.out': ['go'] });
});

test('[AUD-01] of two regions side by side neither refuses what only the other is about', () => {
  const region = (event: string) => ({
    initial: 'off',
    states: { off: { on: { [event]: 'on' } }, on: {} },
  });
  const machine = kit.createMachine({ type: 'parallel', states: { left: region('l'), right: region('r') } });
  expect(refused(machine)).toEqual({ 'left.on': ['l'], 'right.on': ['r'] });
});
