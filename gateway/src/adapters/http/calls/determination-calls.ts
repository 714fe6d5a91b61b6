import { right } from 'fp-ts/Either';
import { determinationCalls as ofDeterminations } from '../../../../../contract/determination/calls';
import type { OwnDetermination } from '../../../application/determination/own-determination';
import { answering } from './answering';
import type { Call } from './call';
import { keyIn } from './idempotency-key';

/** The calls about a member's own determination. */
export const determinationCalls = (own: OwnDetermination): readonly Call[] => [
  answering(ofDeterminations.own, async (_, { session }) => right(await own.read(session.userId))),
  answering(ofDeterminations.save, (form, { session, idempotencyKey }) =>
    own.save(keyIn(idempotencyKey), session.userId, form),
  ),
];
