/** Keys that walks press. */
export type Key = 'Home' | 'PageUp' | 'ArrowRight' | 'Enter';

/** The page of a browser of another make, driven from outside. What does not come within its deadline is an error. */
export interface Visit {
  readonly goTo: (address: string) => Promise<unknown>;
  readonly back: () => Promise<unknown>;
  /** Runs a function in the page, which stands alone, with arguments that JSON can carry; waits for its promise. */
  readonly ask: <Args extends readonly (string | number)[]>(
    run: (...args: Args) => unknown,
    ...args: Args
  ) => Promise<unknown>;
  /** Presses what the selector finds first, as a person's pointer does. */
  readonly press: (selector: string) => Promise<unknown>;
  readonly type: (selector: string, text: string) => Promise<unknown>;
  /** Empties a field, as a user does with the keyboard. */
  readonly clear: (selector: string) => Promise<unknown>;
  /** What a function finds in the frame of another origin that the selector finds. */
  readonly askIn: (frame: string, run: () => unknown) => Promise<unknown>;
  readonly pressIn: (frame: string, selector: string) => Promise<unknown>;
  /** Presses keys one after the other, with the focus where the frame's script has put it. */
  readonly keysIn: (frame: string, keys: readonly Key[]) => Promise<unknown>;
}

/** An engine that runs. */
export interface Running {
  /** Its name and version. */
  readonly title: string;
  readonly visit: Visit;
  readonly close: () => Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** What is missing on this machine to run it; null: nothing. */
  readonly missing: () => string | null;
  readonly start: () => Promise<Running>;
}

/** The size of the window in which is walked: a phone's. */
export const phone = { width: 390, height: 844 } as const;

/** A function as an expression that any page can run: the compiler names functions by a helper of its own. */
export const called = (run: unknown, args: readonly (string | number)[]): string =>
  `(globalThis.__name ??= (it) => it, (${String(run)})(${args.map((one) => JSON.stringify(one)).join(', ')}))`;
