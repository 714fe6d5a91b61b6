/** Characters, as people count them. */
export const longestMessage = 2000;

/** The zero character and halves of characters, which no database keeps as they are. */
const unkeepable = /[\0\p{Surrogate}]/u;

/** Whether a text may be sent as a message. */
export const contentVerdict = (content: string): 'ok' | 'empty' | 'tooLong' | 'unreadable' => {
  if (unkeepable.test(content)) return 'unreadable';
  if (content.trim() === '') return 'empty';
  return Array.from(content).length > longestMessage ? 'tooLong' : 'ok';
};

/** The name of the conversation between two parties, the same from either side. */
export const conversationOf = (one: string, other: string): string =>
  one < other ? `${one}_${other}` : `${other}_${one}`;
