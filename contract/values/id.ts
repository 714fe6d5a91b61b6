/** How an id is written inside a longer text, as the source of a pattern. */
export const idPart = '[A-Za-z0-9_-]{1,64}';

/** How a text that is an id is written, as the source of a pattern. */
export const idSource = `^${idPart}$`;

const id = new RegExp(idSource);

/** Whether a text can be an id: 1 to 64 of A–Z a–z 0–9 _ - (RTE-03). */
export const isId = (text: string): boolean => id.test(text);
