import { none, some, type Option } from 'fp-ts/Option';

/** The wire form of a sequential id: a whole number from 1. */
export const numberedId = (text: string): Option<number> =>
  /^[1-9]\d{0,14}$/.test(text) ? some(Number(text)) : none;
