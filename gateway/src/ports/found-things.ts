import type { FoundKind } from '../../../contract/search/found';
import type { Decimal } from '../../../contract/values/decimal';

/** A word as it is looked for. */
export interface SoughtWord {
  /** Spellings of the word itself, in small letters. */
  readonly forms: readonly string[];
  /** Other words that are taken for it, at a lower weight. */
  readonly synonyms: readonly string[];
  /** Whether its letters may be the sounds of a name. */
  readonly bySound: boolean;
  /** Whether titles alone are looked through. */
  readonly inTitle: boolean;
}

/** A search for things that match every word. */
export interface Sought {
  /** All of the text, in small letters. */
  readonly whole: string;
  /** At least one. */
  readonly words: readonly SoughtWord[];
}

/** Which of the matches of a kind are wanted; how many there are is counted in any case. */
export interface WantedOfKind {
  readonly kind: FoundKind;
  readonly limit: number;
  readonly offset: number;
}

/** A thing that was found; every value of it is public to the readers of its kind. */
export interface FoundThing {
  readonly id: string;
  readonly sourceType: string | null;
  readonly title: string;
  readonly code: string | null;
  readonly facts: readonly string[];
  readonly texts: readonly string[];
  readonly least: Decimal | null;
  readonly most: Decimal | null;
}

export interface FoundOfKind {
  readonly kind: FoundKind;
  readonly count: number;
  readonly things: readonly FoundThing[];
}

/** Things of all kinds by words, over public values alone (ENT-08). */
export interface FoundThings {
  /** The kinds that everybody may read, and those for members after full verification. */
  readonly kindsFor: (verified: boolean) => readonly FoundKind[];
  /** The best first: code, title, words of the title, other texts, synonyms; then the newest. In the order of `wanted`. */
  readonly find: (
    sought: Sought,
    wanted: readonly WantedOfKind[],
    now: number,
  ) => Promise<readonly FoundOfKind[]>;
}

/** A thing's name that has no sounds yet, or other ones. */
export interface UnheardName {
  readonly kind: FoundKind;
  readonly id: string;
  readonly name: string;
}

/** The names of things by how they sound. */
export interface HeardNames {
  /** Names whose sounds are not kept, at most so many. */
  readonly unheard: (most: number) => Promise<readonly UnheardName[]>;
  readonly keep: (names: readonly (UnheardName & { readonly sounds: string })[]) => Promise<void>;
}
