import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { walksFolder } from '../../../tools/docs/model/walk';
import { explore, type Exploration, type ExplorationSpec } from './explore';

/** An exploration may be large; it takes seconds of an idle machine and more of a busy one. */
const patience = 120_000;

const few = (findings: readonly string[]): readonly string[] =>
  findings.length <= 20 ? findings : [...findings.slice(0, 20), `and ${findings.length - 20} more`];

/** The figures that docs/statecharts shows (tools/docs/model/walk.ts). */
const figuresOf = ({ starts, states, steps, limit, mostDefects }: Exploration): string =>
  `${JSON.stringify({ starts, states, steps, limit, mostDefects }, null, 2)}\n`;

/**
 * Registers the tests that explore one machine exhaustively: one for each invariant (its sentence is the title),
 * and one each for dead ends, unanswered events, unreachable code and the shape of the machine. The figures are
 * shown as an annotation, and compared with those recorded in tests/application/walks, which the documents show.
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
      await annotate(
        `${name}: ${states} states, ${steps} steps, ${transitions} transitions, ${refusals} refusals, ` +
          `${Object.keys(spec.invariants).length} invariants`,
      );
      expect(few(shape)).toEqual([]);
    });
    if (spec.isSample !== true)
      test('[AUD-01] the recorded figures are those of this walk; vitest -u records them', async () => {
        await expect(figuresOf(found())).toMatchFileSnapshot(
          join(process.cwd(), walksFolder, `${name}.json`),
        );
      });
  });
};
