/** Who has a socket, by their place: each an account of their own, one address of loopback for at most fifty of them. */
export const userOf = (place: number): string => `bench-${place}`;

export const addressOf = (place: number): string =>
  `127.0.${3 + (Math.floor(place / 50) % 8)}.${1 + Math.floor(place / 50)}`;

/** To whom somebody writes: each writes once, and each is written to once. */
export const correspondentOf = (place: number, people: number): number => (place + 1) % people;
