/** The key code of a key that an input method takes, also for the key that ends a composition (UI Events, 7.3.1). */
const takenByInputMethod = 229;

/** A press as browsers report it; `keyCode` is deprecated, but nothing else says so in Safari. */
interface KeyPress {
  readonly key: string;
  readonly keyCode: number;
  readonly isComposing: boolean;
}

/**
 * The key that a person presses for the page, or null where an input method takes the press: to choose or to give up a
 * candidate. Safari ends the composition before it reports the key, so `isComposing` alone is not enough (LAY-20).
 */
export const typedKey = ({ key, keyCode, isComposing }: KeyPress): string | null =>
  isComposing || keyCode === takenByInputMethod ? null : key;
