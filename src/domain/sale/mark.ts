import { newEconomyCategories, type NewEconomyCategory } from '../../../contract/reference/new-economy';

/** The marks that deals are gathered under: the categories of the new economy (ENT-05). */
export const marks: readonly NewEconomyCategory[] = newEconomyCategories;

/** The mark of an id; null for an id that none has. */
export const markOf = (id: string): NewEconomyCategory | null => marks.find((mark) => mark.id === id) ?? null;
