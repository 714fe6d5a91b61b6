/** What of the assistant is bounded: characters of a question, questions of a conversation, conversations of a member. */
export const assistantLimits = {
  question: 2_000,
  turns: 50,
  conversations: 50,
  /** Characters of an answer; what comes beyond is cut off. */
  answer: 20_000,
  /** Listings that one answer can cite. */
  sources: 6,
  /** Listings that a search shows. */
  cards: 5,
} as const;

/** Characters as people count them. */
export const charactersOf = (text: string): number => Array.from(text).length;
