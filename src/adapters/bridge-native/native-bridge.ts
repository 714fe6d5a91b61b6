import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Capabilities } from '../../domain/platform/capabilities';
import type { ShareCard } from '../../domain/share/share-card';
import { miniProgramAddress } from '../../domain/platform/mini-program-address';
import type {
  Asked,
  PaymentRequest,
  PlatformBridge,
  PushPermission,
  Shared,
  SharedPicture,
} from '../../ports/platform-bridge';
import type { PngMaker } from '../../ports/png-maker';
import { pngOf } from '../png-of';
import type { NativePlugins, NativeWindow } from './native-window';
import { callPlugin } from './plugin-call';
import { failed } from './plugin-callbacks';
import { scanByPlugin } from './scan-by-plugin';
import {
  authorizeByPlugin,
  openMiniProgram,
  payByPlugin,
  shareByPlugin,
  sharePictureByPlugin,
  type SharingProgram,
} from './wechat-plugin';

/** What @capacitor/push-notifications answers about the permission. */
const Permission = t.type(
  {
    receive: t.keyof({ granted: null, denied: null, prompt: null, 'prompt-with-rationale': null }),
  },
  'Permission',
);

const permissionOf = (answer: unknown): Asked<PushPermission> =>
  pipe(
    TE.fromEither(Permission.decode(answer)),
    TE.mapLeft(() => failed('unknown permission')),
    TE.map(({ receive }) => (receive === 'granted' || receive === 'denied' ? receive : 'undecided')),
  );

const done = TE.map((): void => undefined);

/** The platform of the native app: Capacitor's plugins, each looked up when it is needed (ENV-03, ENV-04). */
export class NativeBridge implements PlatformBridge {
  readonly environment = 'native';

  constructor(
    readonly capabilities: Capabilities,
    private readonly window: NativeWindow,
    private readonly pngs: PngMaker,
    private readonly sharingProgram: SharingProgram | null = null,
  ) {}

  readonly authorizeWechat = (state: string) =>
    this.capabilities.socialLogin === 'plugin'
      ? authorizeByPlugin(this.window.Wechat, state)
      : TE.left(failed('WeChat login is not configured'));

  readonly authorizePayer = () => TE.left(failed('the app pays without an openId'));

  readonly pay = (request: PaymentRequest): Asked<void> => {
    const { Wechat } = this.window;
    if (request.kind === 'app') return done(payByPlugin(Wechat, request.data));
    if (request.kind === 'wechat') return TE.left(failed('the app has no cashier of that kind'));
    const { userName, path, orderNo } = request;
    return done(openMiniProgram(Wechat, { userName, path: miniProgramAddress(path, orderNo) }));
  };

  readonly share = (card: ShareCard) => shareByPlugin(this.window.Wechat, card, this.sharingProgram);

  readonly sharePicture = ({ title, picture }: SharedPicture): Asked<Shared> =>
    pipe(
      pngOf(this.pngs, picture),
      TE.chain((png) => sharePictureByPlugin(this.window.Wechat, title, png)),
    );

  readonly scan = (): Asked<string> => scanByPlugin(this.plugins().CapacitorBarcodeScanner);

  /** The app's page stays open: an outside address opens in the app's own browser. */
  readonly leaveFor = (address: string): Asked<void> => this.openOutside(address);

  readonly openOutside = (address: string): Asked<void> =>
    done(callPlugin(this.plugins().Browser, (browser) => browser.open({ url: address })));

  readonly pushPermission = () =>
    pipe(
      callPlugin(this.plugins().PushNotifications, (push) => push.checkPermissions()),
      TE.chain(permissionOf),
    );

  readonly askForPush = () =>
    pipe(
      callPlugin(this.plugins().PushNotifications, (push) => push.requestPermissions()),
      TE.chain(permissionOf),
    );

  readonly exit = (): Asked<void> => done(callPlugin(this.plugins().App, (app) => app.exitApp()));

  readonly listenBack = (listener: () => void): (() => void) => {
    const state: { stopped: boolean } = { stopped: false };
    const hearing = callPlugin(this.plugins().App, async (app) =>
      app.addListener('backButton', () => {
        if (!state.stopped) listener();
      }),
    )();
    return () => {
      state.stopped = true;
      void hearing.then((heard) => (heard._tag === 'Right' ? heard.right.remove() : undefined));
    };
  };

  private plugins(): NativePlugins {
    return this.window.Capacitor?.Plugins ?? {};
  }
}
