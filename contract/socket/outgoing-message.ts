import * as t from 'io-ts';
import { WireId } from '../codec/id';
import { record } from '../codec/record';

/** A message to one other user, as a client sends it. Who writes is known by the connection. */
export const OutgoingMessage = record(
  {
    content: t.string,
    /** The other's account, or the deal thread by which the writer knows them (chat.md). */
    to: WireId,
  },
  'OutgoingMessage',
);
export type OutgoingMessage = t.TypeOf<typeof OutgoingMessage>;
