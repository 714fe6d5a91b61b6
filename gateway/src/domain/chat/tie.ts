import type { KindWith } from '../../../../contract/kind/kinds';
import { dealRules } from '../deal/deal-rules';

/** A thing by its kind and id. */
export interface DealRef {
  readonly kind: KindWith<'card'>;
  readonly id: string;
}

/** What two parties share: one of them asked about it, signed for it or bid on it, the other offers it. */
export interface Tie extends DealRef {
  /** Whether the reader is the one who came; else it is the reader's own deal. */
  readonly came: boolean;
  /** Whether the deal hides whose it is. */
  readonly hides: boolean;
  /** Whether the one who came was let in: the NDA was approved, or the bid accepted. */
  readonly opened: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What two share, for the other of them. */
export const fromOtherSide = (ties: readonly Tie[]): readonly Tie[] =>
  ties.map((tie) => ({ ...tie, came: !tie.came }));

/** Whether anything between the two was approved. */
const isOpened = (ties: readonly Tie[]): boolean => ties.some(({ opened }) => opened);

/** The deals that the reader came by, that hide their owner and on which nothing was approved. */
export const hidingTies = <Known extends Tie>(ties: readonly Known[]): readonly Known[] =>
  ties.filter(
    (tie) =>
      tie.came &&
      tie.hides &&
      !ties.some(({ kind, id, came, opened }) => came && opened && kind === tie.kind && id === tie.id),
  );

/** The ties that may be known of an account named by its id: a deal that hides its owner is in a thread alone (ENT-08). */
export const namedTies = <Known extends Tie>(ties: readonly Known[]): readonly Known[] => {
  const hiding = hidingTies(ties);
  return ties.filter((tie) => !hiding.includes(tie));
};

/**
 * What a party is called while one of the deals of the conversation hides it from the reader (ENT-08). Null: by its name.
 */
export const hiddenName = (ties: readonly Tie[]): string | null => {
  const hiding = hidingTies(ties);
  // A deal behind an NDA goes before.
  const first = hiding.find(({ kind }) => dealRules(kind).hasNda) ?? hiding[0];
  return first === undefined ? null : (dealRules(first.kind).hiddenOwner ?? '买方');
};

/** Whether contacts are hidden between two members (MKT-16): until something between them was approved. */
export const isProtected = (ties: readonly Tie[]): boolean => !isOpened(ties);

/** What the two share, each once, the newest first, at most so many. */
export const newestTies = (ties: readonly Tie[], most: number): readonly Tie[] =>
  [...ties]
    .sort((one, other) => other.at - one.at)
    .filter(
      ({ kind, id }, place, all) => all.findIndex((tie) => tie.kind === kind && tie.id === id) === place,
    )
    .slice(0, most);

/** What the two share, the newest. */
export const newestTie = (ties: readonly Tie[]): Tie | null => newestTies(ties, 1)[0] ?? null;
