import type { CallAccess, KeyOfCall } from '../call/call';
import type { RefusalName } from './refusal';

/** What may stand in the way of any call, whatever it is about. */
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

/** What may stand in the way of a call beside `ofAnyCall`: what it names itself, and what its access and its key bring. */
export const refusalsOf = (call: {
  readonly access: CallAccess;
  readonly key: KeyOfCall;
  readonly refusals: readonly RefusalName[];
}): readonly RefusalName[] => [...ofAccess[call.access], ...ofKey[call.key], ...call.refusals];
