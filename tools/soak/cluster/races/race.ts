import type { Answer, SoakWorld } from '../world';

/** So many requests of a round go out at once. */
export const atOnce = 50;

/** Requests that race for one thing, over all instances. */
export interface Race {
  /** As `--only` names it. */
  readonly name: string;
  /** Its line in the report. */
  readonly title: string;
  /** Runs one round; answers what is inconsistent, in words. */
  readonly round: (world: SoakWorld, round: number) => Promise<readonly string[]>;
}

/** Sends requests at once, each to the next instance. */
export const together = <A>(ask: (place: number) => Promise<A>): Promise<readonly A[]> =>
  Promise.all(Array.from({ length: atOnce }, (_, place) => ask(place)));

export const succeeded = ({ code }: Answer): boolean => code === 200;

/** Says how a figure differs from the one that must be; nothing where it does not. */
export const mustBe = (what: string, found: number, right: number): readonly string[] =>
  found === right ? [] : [`${what}: ${found}, must be ${right}`];

/** Says which of the answers is not the success that all must be; nothing where all are. */
export const allSucceeded = (answers: readonly Answer[]): readonly string[] => {
  const others = answers.filter((answer) => !succeeded(answer));
  const [first] = others;
  return first === undefined ? [] : [`${others.length} answers with ${first.code}: ${first.text}`];
};

/** Answers that no gateway may give: a fault of its own, or none at all. */
export const broken = (answers: readonly Answer[]): readonly string[] =>
  answers
    .filter(({ status, code }) => status === 0 || status === 500 || code === 500)
    .slice(0, 1)
    .map(({ status, text }) => `an answer with ${status}: ${text}`);
