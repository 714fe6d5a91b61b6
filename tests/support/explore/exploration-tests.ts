import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { explore, type Exploration, type ExplorationSpec } from './explore';

/** An exploration may be large; it takes seconds of an idle machine and more of a busy one. */
const patience = 120_000;

const few = (findings: readonly string[]): readonly string[] =>
  findings.length <= 20 ? findings : [...findings.slice(0, 20), `and ${findings.length - 20} more`];

const keepFigures = (name: string, found: Exploration): void => {
  mkdirSync('.cache/exploration', { recursive: true });
  const { states, steps, transitions, refusals: refused } = found;
  const invariants = Object.keys(found.broken);
  writeFileSync(
    `.cache/exploration/${name}.json`,
    `${JSON.stringify({ name, states, steps, transitions, refusals: refused, invariants }, null, 2)}\n`,
  );
};

/**
 * Registers the tests that explore one machine exhaustively: one for each invariant (its sentence is the title),
 * and one each for dead ends, unanswered events, unreachable code and the shape of the machine. The figures are
 * shown as an annotation and written to `.cache/exploration/<name>.json`.
 */
export const explorationTests = <TMachine extends AnyStateMachine>(
  name: string,
  spec: ExplorationSpec<TMachine>,
): void => {
  let kept: Exploration | undefined;
  const found = (): Exploration => {
    kept ??= explore(spec);
    return kept;
  };
  describe(`${name}, explored exhaustively`, { timeout: patience }, () => {
    test.each(Object.keys(spec.invariants))('%s', (sentence) => {
      expect(few(found().broken[sentence] ?? ['was not checked'])).toEqual([]);
    });
    test('[REL-01] every state that is not final has a way out', () => {
      expect(few(found().deadEnds)).toEqual([]);
      expect(few(found().strayed)).toEqual([]);
    });
    test('[REL-01] every answer of an actor and every timer is taken, and no event breaks the machine', () => {
      expect(few(found().unanswered)).toEqual([]);
    });
    test('every state and every transition of the code can be reached', () => {
      expect(few(found().unreached)).toEqual([]);
    });
    test('no wildcard and no empty transition; every part is named, described and tied to a requirement', async ({
      annotate,
    }) => {
      const { states, steps, transitions, refusals, shape } = found();
      keepFigures(name, found());
      await annotate(
        `${name}: ${states} states, ${steps} steps, ${transitions} transitions, ${refusals} refusals, ` +
          `${Object.keys(spec.invariants).length} invariants`,
      );
      expect(few(shape)).toEqual([]);
    });
  });
};
