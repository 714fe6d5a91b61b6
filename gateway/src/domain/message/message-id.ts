import { none, some, type Option } from 'fp-ts/Option';

/** The id of a message as it stands on the wire: a whole number from 1. */
export const messageId = (text: string): Option<number> =>
  /^[1-9]\d{0,14}$/.test(text) ? some(Number(text)) : none;
