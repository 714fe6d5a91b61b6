import type { DealRef } from '../domain/chat/tie';

/** Those of these things whose title or code holds the words, in any case of letters. */
export type FindDealsByWords = (deals: readonly DealRef[], words: string) => Promise<readonly DealRef[]>;
