/**
 * The shapes that a Capacitor 7 app puts on the window of its page before the page's script runs: one object for
 * each plugin that this build of the app has (com.getcapacitor.JSExport), and what Cordova plugins add.
 */

export interface ListenerHandle {
  readonly remove: () => unknown;
}

/** @capacitor/app 7 */
export interface AppPlugin {
  readonly addListener: (
    event: 'backButton',
    listener: () => void,
  ) => ListenerHandle | Promise<ListenerHandle>;
  readonly exitApp: () => Promise<unknown>;
}

/** @capacitor/browser 7 */
export interface BrowserPlugin {
  readonly open: (options: { readonly url: string }) => Promise<unknown>;
}

/** @capacitor/barcode-scanner 2, for Capacitor 7 */
export interface ScannerPlugin {
  readonly scanBarcode: (options: {
    /** 0 is a QR code. */
    readonly hint: 0;
    readonly scanInstructions: string;
  }) => Promise<unknown>;
}

/** @capacitor/push-notifications 7 */
export interface PushNotificationsPlugin {
  readonly checkPermissions: () => Promise<unknown>;
  readonly requestPermissions: () => Promise<unknown>;
  readonly addListener: (
    event: 'pushNotificationActionPerformed',
    listener: (opened: unknown) => void,
  ) => ListenerHandle | Promise<ListenerHandle>;
}

/** A page of the web, as WeChat shows it. */
export interface SharedPage {
  readonly type: 7;
  readonly webpageUrl: string;
}

/** A page of a mini program; an older WeChat shows the page of the web. */
export interface SharedProgram {
  readonly type: 8;
  readonly webpageUrl: string;
  readonly userName: string;
  readonly path: string;
  readonly hdImageData: string;
  readonly withShareTicket: false;
  readonly miniprogramType: 0;
}

/** A picture, as base64 in a data address. */
export interface SharedImage {
  readonly type: 4;
  readonly image: string;
}

/** cordova-plugin-wechat 2.9: one callback for the answer, one for a message in Chinese. */
export interface WechatPlugin {
  readonly isInstalled: (succeeded: (installed: unknown) => void, failed: (reason: unknown) => void) => void;
  readonly auth: (
    scope: 'snsapi_userinfo',
    state: string,
    succeeded: (answer: unknown) => void,
    failed: (reason: unknown) => void,
  ) => void;
  /** Adds the application's id and 'Sign=WXPay' itself. */
  readonly sendPaymentRequest: (
    prepay: Readonly<Record<'mch_id' | 'prepay_id' | 'nonce' | 'timestamp' | 'sign', string>>,
    succeeded: (answer: unknown) => void,
    failed: (reason: unknown) => void,
  ) => void;
  readonly share: (
    what: {
      readonly message: {
        readonly title: string;
        readonly description: string;
        readonly thumb: string;
        readonly media: SharedImage | SharedPage | SharedProgram;
      };
      /** 0 is a conversation. */
      readonly scene: 0;
    },
    succeeded: (answer: unknown) => void,
    failed: (reason: unknown) => void,
  ) => void;
  readonly openMiniProgram: (
    program: { readonly userName: string; readonly path: string; readonly miniprogramType: 0 },
    succeeded: (answer: unknown) => void,
    failed: (reason: unknown) => void,
  ) => void;
}

/** Plugins by their names; one that this build of the app lacks is not there. */
export interface NativePlugins {
  readonly App?: AppPlugin;
  readonly Browser?: BrowserPlugin;
  readonly CapacitorBarcodeScanner?: ScannerPlugin;
  readonly PushNotifications?: PushNotificationsPlugin;
}

export interface NativeWindow {
  readonly Capacitor?: { readonly Plugins?: NativePlugins };
  /** Cordova plugins arrive a moment after Capacitor's: looked up when they are needed. */
  readonly Wechat?: WechatPlugin;
}
