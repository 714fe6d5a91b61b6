const unstorable = /[\0\p{Surrogate}]/u;

/** Whether a database keeps a text as it is: it holds neither the zero character nor half of a character. */
export const isStorable = (text: string): boolean => !unstorable.test(text);
