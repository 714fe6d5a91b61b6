const id = /^[A-Za-z0-9_-]{1,64}$/;

/** How an id is written, as the source of a pattern. */
export const idSource = id.source;

/** Whether a text can be an id: 1 to 64 of A–Z a–z 0–9 _ - (RTE-03). */
export const isId = (text: string): boolean => id.test(text);
