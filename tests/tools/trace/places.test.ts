import { expect, test } from 'vitest';
import { placesIn } from '../../../tools/trace/places';

const placesOf = (source: string) => placesIn('src/a.ts', source).map(({ name, ids }) => [name, ids]);

test('[AUD-02] a machine’s states are places by meta.requirements, with their whole path', () => {
  const source = `export const loginMachine = setup.createMachine({
    meta: { requirements: ['LOG-01'] },
    states: {
      idle: { meta: { requirements: ['LOG-02'] } },
      active: { states: { asking: { meta: { requirements: ['LOG-03', 'LOG-07'] } } } },
    },
  });`;
  expect(placesOf(source)).toEqual([
    ['loginMachine', ['LOG-01']],
    ['loginMachine.idle', ['LOG-02']],
    ['loginMachine.active.asking', ['LOG-03', 'LOG-07']],
  ]);
});

test('[AUD-02] functions, constants, types and members are places by their docstrings', () => {
  const source = `
    /** Adds (VAL-01). */
    export function add() {}
    /** Known (VAL-02, VAL-02). */
    export const table = [];
    export interface Port {
      /** Sends (GAT-01). */
      readonly send: () => void;
    }
    /** Nothing to trace. */
    export const other = 1;
    // VAL-03 in a comment is no claim
    export const third = 1;
  `;
  expect(placesOf(source)).toEqual([
    ['add', ['VAL-01']],
    ['table', ['VAL-02']],
    ['send', ['GAT-01']],
  ]);
});
