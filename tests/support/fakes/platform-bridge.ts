import { left, right } from 'fp-ts/Either';
import type { Environment } from '../../../src/domain/access/environment';
import type { BridgeFailure } from '../../../src/domain/platform/bridge-failure';
import { capabilitiesOf, type Capabilities } from '../../../src/domain/platform/capabilities';
import type { Platform } from '../../../src/domain/platform/platform';
import type {
  PlatformBridge,
  PushPermission,
  Shared,
  WechatAuthorization,
} from '../../../src/ports/platform-bridge';

export interface FakeBridge {
  readonly port: PlatformBridge;
  /** What was asked for, in order: the method, and what it was given. */
  readonly asked: () => readonly string[];
  /** The person presses the system's back button. */
  readonly pressBack: () => void;
  /** How many hear the back button. */
  readonly listeners: () => number;
}

export interface FakeBridgeAnswers {
  readonly capabilities?: Partial<Capabilities>;
  readonly authorization?: WechatAuthorization | BridgeFailure;
  readonly payer?: WechatAuthorization | BridgeFailure;
  /** Why paying does not succeed; it does when left out. */
  readonly payment?: BridgeFailure;
  /** Why leaving does not succeed; it does when left out. */
  readonly leaving?: BridgeFailure;
  readonly shared?: Shared | BridgeFailure;
  /** The text of the scanned code. */
  readonly scanned?: string | BridgeFailure;
  readonly push?: PushPermission | BridgeFailure;
  /** Why opening and ending do not succeed; they do when left out. */
  readonly failure?: BridgeFailure;
}

/** What the environment's bridge offers when everything is configured. */
export const platformIn = (environment: Environment): Platform =>
  environment === 'wechat' ? { environment, version: [8, 0, 50], inMiniProgram: false } : { environment };

/** Everything that fails carries one of these kinds. */
const failures = [
  'versionTooLow',
  'notInstalled',
  'cancelled',
  'notOpened',
  'miniProgramPathUnset',
  'pictureFailed',
  'failed',
];
const isFailure = (answer: unknown): answer is BridgeFailure =>
  typeof answer === 'object' && answer !== null && 'kind' in answer && failures.includes(String(answer.kind));

const answered = <A>(answer: A | BridgeFailure) => (isFailure(answer) ? left(answer) : right(answer));

/** A platform that answers what the test says and remembers what it was asked. */
export const fakeBridge = (
  environment: Environment = 'browser',
  answers: FakeBridgeAnswers = {},
): FakeBridge => {
  const asked: string[] = [];
  const heard = new Set<() => void>();
  const answer =
    <A>(call: string, value: A | BridgeFailure) =>
    () => {
      asked.push(call);
      return Promise.resolve(answered(value));
    };
  return {
    asked: () => asked,
    pressBack: () => heard.forEach((listener) => listener()),
    listeners: () => heard.size,
    port: {
      environment,
      capabilities: {
        ...capabilitiesOf(platformIn(environment), { paying: true, wechat: true }),
        ...answers.capabilities,
      },
      authorizeWechat: (state) =>
        answer<WechatAuthorization>(
          `authorizeWechat ${state}`,
          answers.authorization ?? { kind: 'code', code: 'code-1' },
        ),
      authorizePayer: (state) =>
        answer<WechatAuthorization>(
          `authorizePayer ${state}`,
          answers.payer ?? { kind: 'leaving', address: `https://wechat.example/authorize?state=${state}` },
        ),
      pay: (request) => answer<undefined>(`pay ${request.kind}`, answers.payment ?? undefined),
      share: ({ link }) => answer<Shared>(`share ${link}`, answers.shared ?? 'shared'),
      sharePicture: ({ link }) => answer<Shared>(`sharePicture ${link}`, answers.shared ?? 'shared'),
      scan: () => answer<string>('scan', answers.scanned ?? 'code-1'),
      leaveFor: (address) => answer<undefined>(`leaveFor ${address}`, answers.leaving ?? undefined),
      openOutside: (address) => answer<undefined>(`openOutside ${address}`, answers.failure ?? undefined),
      pushPermission: () => answer<PushPermission>('pushPermission', answers.push ?? 'undecided'),
      askForPush: () => answer<PushPermission>('askForPush', answers.push ?? 'granted'),
      exit: () => answer<undefined>('exit', answers.failure ?? undefined),
      listenBack: (listener) => {
        heard.add(listener);
        return () => heard.delete(listener);
      },
    },
  };
};
