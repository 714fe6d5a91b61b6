const shape = /^[A-Za-z0-9_-]{1,64}$/;

/** An id on the wire: 1 to 64 of A–Z a–z 0–9 _ - (RTE-03). */
export const isIdentifier = (text: string): boolean => shape.test(text);
