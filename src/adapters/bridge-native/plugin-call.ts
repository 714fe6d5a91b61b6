import { left, tryCatch } from 'fp-ts/TaskEither';
import type { BridgeFailure } from '../../domain/platform/bridge-failure';
import type { Asked } from '../../ports/platform-bridge';

const versionTooLow: BridgeFailure = { kind: 'versionTooLow' };

/** Capacitor's code for a method that this build of a plugin does not have, and for a platform without it. */
const missing = ['UNIMPLEMENTED', 'UNAVAILABLE'];

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && missing.includes(String(error.code));

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : typeof error === 'string' ? error : 'unknown';

/** Why a plugin's method did not do it. A page that is newer than its app meets what is not there (ENV-04). */
const failureOf = (error: unknown): BridgeFailure =>
  isMissing(error) || error instanceof TypeError
    ? versionTooLow
    : { kind: 'failed', reason: reasonOf(error).slice(0, 256) };

/** Calls a plugin; one that is not in this build of the app is `versionTooLow`, and nothing is thrown. */
export const callPlugin = <Plugin, A>(
  plugin: Plugin | undefined,
  call: (plugin: Plugin) => Promise<A>,
): Asked<A> => (plugin === undefined ? left(versionTooLow) : tryCatch(async () => call(plugin), failureOf));
