import { left, right } from 'fp-ts/Either';
import type { BridgeFailure } from '../../domain/platform/bridge-failure';
import type { Asked } from '../../ports/platform-bridge';

type Callback = (answer: unknown) => void;

/** The messages of cordova-plugin-wechat 2.9 that mean a person's decision, not a fault. */
const kinds = new Map<unknown, BridgeFailure>([
  ['未安装微信', { kind: 'notInstalled' }],
  ['用户点击取消并返回', { kind: 'cancelled' }],
]);

/** A fault, with a reason for the log. */
export const failed = (reason: string): BridgeFailure => ({ kind: 'failed', reason: reason.slice(0, 256) });

const failureOf = (message: unknown): BridgeFailure =>
  kinds.get(message) ?? failed(typeof message === 'string' ? message : 'unknown');

/** A page that is newer than its app meets methods that are not there (ENV-04). */
const thrown = (error: unknown): BridgeFailure =>
  error instanceof TypeError ? { kind: 'versionTooLow' } : failed(String(error));

/** A call of a Cordova plugin, which answers by one of two callbacks; what it throws is a failure too. */
export const ask =
  (call: (succeeded: Callback, refused: Callback) => void): Asked<unknown> =>
  () =>
    new Promise((resolve) => {
      try {
        call(
          (answer) => resolve(right(answer)),
          (reason) => resolve(left(failureOf(reason))),
        );
      } catch (error) {
        resolve(left(thrown(error)));
      }
    });
