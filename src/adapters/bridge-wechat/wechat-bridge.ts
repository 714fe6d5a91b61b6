import { chain, left, right, tryCatch } from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { BridgeFailure } from '../../domain/platform/bridge-failure';
import type { Capabilities } from '../../domain/platform/capabilities';
import { miniProgramAddress } from '../../domain/platform/mini-program-address';
import { wechatAuthorizeAddress } from '../../domain/platform/wechat-authorization';
import { wechatLoginAddress } from '../../domain/session/wechat-login-address';
import type { ShareCard } from '../../domain/share/share-card';
import type {
  Asked,
  PaymentRequest,
  PlatformBridge,
  Shared,
  SharedPicture,
  WechatAuthorization,
} from '../../ports/platform-bridge';
import type { Sign, Signature } from './signature';
import { payByJsapi, type PayingWindow } from './jsapi-payment';

/** What of the window WeChat's bridge needs. */
export interface WechatWindow extends PayingWindow {
  readonly location: Pick<Location, 'href' | 'origin' | 'pathname' | 'search' | 'assign'>;
  readonly open: Window['open'];
}

/** How the application is known at WeChat; null where it is not. */
export interface WechatRegistration {
  readonly appId: string;
  readonly authorizeUrl: string;
}

/** What of WeChat's JS-SDK is used; its code is loaded on first need. */
export interface JsSdk {
  readonly closeWindow: () => void;
  /** Leads on to a page of the mini program that shows this page; rejects when it does not. */
  readonly navigateToMiniProgramPage: (address: string) => Promise<void>;
  /** Rejects when WeChat does not take the signature. */
  readonly config: (signature: Signature) => Promise<void>;
  /** Sends the shared facts to the mini program that shows this page. */
  readonly postToMiniProgram: (card: ShareCard) => void;
  /** Sends the shared facts to WeChat's menu. */
  readonly arm: (card: ShareCard) => Promise<void>;
  /** Opens WeChat's scanner, and returns the text of a QR code; null when the person closed it. */
  readonly scan: () => Promise<string | null>;
}

const notOpened = (error: unknown): BridgeFailure => ({
  kind: 'notOpened',
  reason: String(error).slice(0, 256),
});

const failed = (reason: string): BridgeFailure => ({ kind: 'failed', reason });

/** The platform inside WeChat: its OAuth page for logins, its JS-SDK for its own window (ENV-01, LOG-05). */
export class WechatBridge implements PlatformBridge {
  readonly environment = 'wechat';

  constructor(
    readonly capabilities: Capabilities,
    private readonly window: WechatWindow,
    private readonly registration: WechatRegistration | null,
    private readonly loadSdk: () => Promise<JsSdk>,
    private readonly sign: Sign,
    private readonly inMiniProgram = false,
  ) {
    this.entry = window.location.href;
  }

  /** The address by which the page was entered: iOS signs by it, however far the person has gone since (GAT-14). */
  private readonly entry: string;

  readonly authorizeWechat = (state: string): Asked<WechatAuthorization> => {
    if (this.capabilities.socialLogin !== 'oauth' || this.registration === null)
      return left(failed('WeChat login is not configured here'));
    const { origin } = this.window.location;
    return right({
      kind: 'leaving',
      address: wechatAuthorizeAddress({
        ...this.registration,
        returnTo: `${origin}${wechatLoginAddress}`,
        scope: 'snsapi_userinfo',
        state,
      }),
    });
  };

  readonly authorizePayer = (state: string): Asked<WechatAuthorization> => {
    if (this.registration === null) return left(failed('paying in WeChat is not configured here'));
    const { origin, pathname, search } = this.window.location;
    const address = wechatAuthorizeAddress({
      ...this.registration,
      returnTo: `${origin}${pathname}${search}`,
      scope: 'snsapi_base',
      state,
    });
    return right({ kind: 'leaving', address });
  };

  readonly pay = (request: PaymentRequest): Asked<void> => {
    if (request.kind === 'wechat') return payByJsapi(this.window, request);
    if (request.kind === 'app') return left(failed('WeChat has no cashier of that kind'));
    const address = miniProgramAddress(request.path, request.orderNo);
    return tryCatch(
      async () => (await this.loadSdk()).navigateToMiniProgramPage(address),
      (error) => failed(`the mini program does not open: ${String(error)}`),
    );
  };

  readonly share = (card: ShareCard): Asked<Shared> => {
    if (this.inMiniProgram && card.mSoftPath === null) return left({ kind: 'miniProgramPathUnset' });
    return tryCatch(async () => {
      const sdk = await this.loadSdk();
      if (this.inMiniProgram) {
        sdk.postToMiniProgram(card);
        return 'armed' as const;
      }
      await this.configure(sdk);
      await sdk.arm(card);
      return 'armed' as const;
    }, notOpened);
  };

  /** WeChat gives pages no way to hand a picture on: the user presses it long. A mini program is given the link. */
  readonly sharePicture = ({ title, link, mSoftPath }: SharedPicture): Asked<Shared> =>
    this.inMiniProgram
      ? this.share({ title, desc: '', link, imgUrl: '', mSoftPath })
      : left({ kind: 'notOpened', reason: 'WeChat shares a picture by a long press' });

  readonly scan = (): Asked<string> =>
    this.capabilities.scanCode
      ? pipe(
          tryCatch(async () => {
            const sdk = await this.loadSdk();
            await this.configure(sdk);
            return sdk;
          }, notOpened),
          chain((sdk) => tryCatch(sdk.scan, (error) => failed(String(error).slice(0, 256)))),
          chain((text) => (text === null ? left<BridgeFailure>({ kind: 'cancelled' }) : right(text))),
        )
      : left(failed('WeChat does not know this application'));

  /** Signs the address of the entry first, and the current one where WeChat refuses that (GAT-14). */
  private async configure(sdk: JsSdk): Promise<void> {
    const configured = async (address: string): Promise<void> =>
      sdk.config(await this.sign(address.split('#')[0] ?? address));
    await configured(this.entry).catch(() => configured(this.window.location.href));
  }

  readonly leaveFor = (address: string): Asked<void> =>
    tryCatch(
      () => {
        this.window.location.assign(address);
        return Promise.resolve();
      },
      (error) => failed(String(error)),
    );

  readonly openOutside = (address: string): Asked<void> =>
    tryCatch(
      () => Promise.resolve(void this.window.open(address, '_blank', 'noopener,noreferrer')),
      (error) => failed(String(error)),
    );

  readonly pushPermission = () => right('unsupported' as const);

  readonly askForPush = () => right('unsupported' as const);

  readonly exit = (): Asked<void> =>
    tryCatch(
      async () => (await this.loadSdk()).closeWindow(),
      (error) => failed(`WeChat's window does not close: ${String(error)}`),
    );

  readonly listenBack = () => () => undefined;
}
