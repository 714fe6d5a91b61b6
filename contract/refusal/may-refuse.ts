import type { CallAccess, KeyOfCall } from '../call/call';
import type { RefusalName } from './refusal';

/** The refusals that any call may give. */
export const ofAnyCall: readonly RefusalName[] = [
  'wrongParameters',
  'unknownCall',
  'wrongMethod',
  'bodyTooLarge',
  'bodyNotForm',
  'hostTwice',
  'connectionsTooMany',
  'readsTooOften',
  'stopping',
  'storageBusy',
  'noRoom',
  'defect',
];

const ofAccess: Readonly<Record<CallAccess, readonly RefusalName[]>> = {
  public: [],
  session: ['notLoggedIn'],
  account: ['notLoggedIn', 'accountRemoved'],
};

const ofKey: Readonly<Record<KeyOfCall, readonly RefusalName[]>> = {
  none: [],
  taken: ['keyReused'],
  needed: ['keyMissing', 'keyReused'],
};

/** The refusals of a call in addition to `ofAnyCall`: its own, and those of its access and its key. */
export const refusalsOf = (call: {
  readonly access: CallAccess;
  readonly key: KeyOfCall;
  readonly refusals: readonly RefusalName[];
}): readonly RefusalName[] => [...ofAccess[call.access], ...ofKey[call.key], ...call.refusals];
