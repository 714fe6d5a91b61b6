import type { GatewayFailure } from '../gateway/failure';

/** What the gateway says of a file itself: 400 of what it holds, 413 of how large it is or they are all together. */
const saidOfTheFile: readonly number[] = [400, 413];

/** Whether the same file, sent once more, may be taken. Pure. Source: VAL-06. */
export const mayBeTakenLater = (failure: GatewayFailure): boolean =>
  failure.kind !== 'refused' || !saidOfTheFile.includes(failure.code);
