import type { TaskEither } from 'fp-ts/TaskEither';
import type { Environment } from '../domain/access/environment';
import type { BridgeFailure } from '../domain/platform/bridge-failure';
import type { Capabilities } from '../domain/platform/capabilities';
import type { ShareCard } from '../domain/share/share-card';
import type { AppPrepay, WechatPrepay } from '../../contract/payment/prepay';

/** What the platform is asked for; it fails with a value and throws nothing (ENV-04). */
export type Asked<A> = TaskEither<BridgeFailure, A>;

/** How WeChat identifies a person: by a page to leave for, or at once with a single-use code. */
export type WechatAuthorization =
  | { readonly kind: 'leaving'; readonly address: string }
  | { readonly kind: 'code'; readonly code: string };

/** What the platform is asked to pay, with data that were decoded (PAY-07). */
export type PaymentRequest =
  | { readonly kind: 'wechat'; readonly appId: string; readonly data: WechatPrepay }
  | { readonly kind: 'app'; readonly data: AppPrepay }
  /** Goes over to the mini program, where the order is paid: Right means that it was left for, not that it is paid. */
  | {
      readonly kind: 'miniProgram';
      readonly path: string;
      readonly userName: string;
      readonly orderNo: string;
    };

/** A picture that is handed on, with what it is about. */
export interface SharedPicture {
  readonly title: string;
  readonly link: string;
  /** A picture of the application by its address, or a file; made into a PNG where it is none (ENT-10). */
  readonly picture: string | Blob;
  /** The page of the mini program that opens the link; null where none is named. */
  readonly mSoftPath: string | null;
}

/** What the platform did with a card. */
export type Shared = 'shared' | 'armed';

/** Whether the system lets the application notify the person. `unsupported`: not in this environment. */
export type PushPermission = 'granted' | 'denied' | 'undecided' | 'unsupported';

/**
 * Where the application runs and what it can do there (ENV-01, ENV-02). Asked for what `capabilities` does not
 * offer, it fails with `failed`; for what a plugin that is missing would do, with `versionTooLow`.
 */
export interface PlatformBridge {
  readonly environment: Environment;
  readonly capabilities: Capabilities;
  /**
   * Asks WeChat who the person is (LOG-05). `leaving`: the caller leaves the page for the address, and the person
   * returns to /login with `code` and `state` in the query.
   * @param state returned with the code, to be compared
   */
  readonly authorizeWechat: (state: string) => Asked<WechatAuthorization>;
  /**
   * Asks WeChat for a code by which the payer's openId is found (PAY-08). `leaving`: the person comes back to the
   * page that was left, with `code` and `state` in the query.
   */
  readonly authorizePayer: (state: string) => Asked<WechatAuthorization>;
  /**
   * Lets the person pay on the platform's own cashier. Right is the cashier's answer: only the gateway knows whether
   * it is paid. `cancelled`, `notInstalled`, `versionTooLow` and `notOpened` mean that nothing was paid.
   * All else is `failed`.
   */
  readonly pay: (request: PaymentRequest) => Asked<void>;
  /**
   * Hands a card on by the platform's own way. `shared`: its sheet was used; `armed`: its menu knows the card, and the
   * person shares from there. `notOpened`: there is no such way here, and the link is to be copied.
   */
  readonly share: (card: ShareCard) => Asked<Shared>;
  /**
   * Hands a picture on by the platform's own way. `notOpened`: there is no such way here, and the picture is saved, or
   * pressed long, or its link is copied. A mini program takes the link alone, and needs its path for it.
   */
  readonly sharePicture: (picture: SharedPicture) => Asked<Shared>;
  /**
   * Reads one QR code with the platform's own scanner; `capabilities.scanCode` says whether there is one. Right is the
   * text of the code. `cancelled`: the person closed the scanner. `versionTooLow`: the app lacks the plugin.
   * `notOpened`: WeChat did not take the signature, or its code did not come. All else is `failed`.
   */
  readonly scan: () => Asked<string>;
  /** Leaves the application for an address outside, in this window (PAY-10); checked before (PAY-14). */
  readonly leaveFor: (address: string) => Asked<void>;
  /** Opens an address outside the application, which the address parser let through (SEC-02). */
  readonly openOutside: (address: string) => Asked<void>;
  readonly pushPermission: () => Asked<PushPermission>;
  /** Lets the system ask the person; it asks once, and answers what was said before ever after. */
  readonly askForPush: () => Asked<PushPermission>;
  /** Ends the application where it can be ended. */
  readonly exit: () => Asked<void>;
  /** Hears the system's back button, where there is one (LAY-11). @returns stops listening */
  readonly listenBack: (listener: () => void) => () => void;
}
