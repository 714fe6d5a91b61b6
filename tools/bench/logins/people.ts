/** Who logs in, by their place: each with an account and an address of loopback of their own. */
export const phoneOf = (place: number): string => String(13_200_000_000 + place);

export const passwordOf = (place: number): string => `Harbor-Lantern-${4_000 + place}`;

export const addressOf = (place: number): string => `127.0.${1 + (place >> 7)}.${1 + (place & 127)}`;

/** What the captcha's page added to each ticket. */
export const randstr = 'bench';
