/** How a double of the app behaves. */
export interface CapacitorDoubleOptions {
  /** The plugins that this build of the app has. */
  readonly plugins: readonly (
    | 'App'
    | 'Browser'
    | 'CapacitorBarcodeScanner'
    | 'PushNotifications'
    | 'Wechat'
  )[];
  /** What WeChat does when it is asked who the person is. */
  readonly wechat?: 'agrees' | 'cancels' | 'denies' | 'isNotInstalled' | 'answersWrongState';
  /** What the person does on WeChat's cashier in the app. */
  readonly payment?: 'pays' | 'cancels' | 'fails' | 'isNotInstalled';
  /** What the scanner reads; 'OS-PLUG-…' is the code of its failure. */
  readonly scanned?: string;
  readonly push?: 'granted' | 'denied' | 'prompt';
  /** Every method of every plugin fails with this code. */
  readonly brokenWith?: string;
}

/** What the double puts on the window, and by which a test drives it and sees what was asked. */
export interface CapacitorDouble {
  readonly Capacitor: {
    readonly isNativePlatform: () => boolean;
    readonly Plugins: Record<string, Record<string, (...args: readonly never[]) => unknown>>;
  };
  readonly Wechat?: unknown;
  readonly appDouble: {
    /** Each call as 'Plugin.method' with what it was given. */
    readonly calls: readonly { readonly name: string; readonly given: unknown }[];
    readonly pressBack: () => void;
    /** The person opens a notification of the system, which brings this. */
    readonly openPush: (notification: unknown) => void;
    /** How many hear of notifications that are opened. */
    readonly pushListeners: () => number;
    readonly listeners: () => number;
  };
}

/**
 * A double of the window inside the app, shaped as Capacitor 7 on Android makes it (com.getcapacitor.JSExport:
 * one object for each plugin, methods through nativePromise) with cordova-plugin-wechat 2.9.
 * It names nothing outside itself, so that a browser test can hand its text to a page.
 */
export function capacitorDouble(options: CapacitorDoubleOptions): CapacitorDouble {
  const calls: { name: string; given: unknown }[] = [];
  const heard = new Set<(data: unknown) => void>();
  const pushHeard = new Set<(data: unknown) => void>();
  const permission = { receive: options.push ?? 'prompt' };
  const answers: Record<string, unknown> = {
    'CapacitorBarcodeScanner.scanBarcode': { ScanResult: options.scanned ?? 'code-1', format: 0 },
    'PushNotifications.checkPermissions': permission,
    'PushNotifications.requestPermissions': { receive: options.push ?? 'granted' },
  };
  const nativePromise = (plugin: string, method: string, given: unknown): Promise<unknown> => {
    const name = `${plugin}.${method}`;
    calls.push({ name, given });
    const failing =
      options.brokenWith ??
      (plugin === 'CapacitorBarcodeScanner' && options.scanned?.startsWith('OS-PLUG-') === true
        ? options.scanned
        : undefined);
    if (failing !== undefined)
      return Promise.reject(Object.assign(new Error(`${name} is broken`), { code: failing }));
    return Promise.resolve(answers[name]);
  };
  const methods: Record<string, readonly string[]> = {
    App: ['exitApp', 'getInfo'],
    Browser: ['open', 'close'],
    CapacitorBarcodeScanner: ['scanBarcode'],
    PushNotifications: ['checkPermissions', 'requestPermissions', 'register'],
  };
  const addListener = (event: string, listener: (data: unknown) => void): unknown => {
    if (event === 'backButton') heard.add(listener);
    if (event === 'pushNotificationActionPerformed') pushHeard.add(listener);
    return {
      remove: () => {
        heard.delete(listener);
        pushHeard.delete(listener);
        return Promise.resolve();
      },
    };
  };
  const plugins: CapacitorDouble['Capacitor']['Plugins'] = {};
  for (const [plugin, names] of Object.entries(methods)) {
    if (!options.plugins.some((present) => present === plugin)) continue;
    const made: Record<string, (...args: readonly never[]) => unknown> = { addListener };
    for (const method of names) made[method] = (given: unknown) => nativePromise(plugin, method, given);
    plugins[plugin] = made;
  }
  type Reported = (answer: unknown) => void;
  /** A browser test puts the double of the payment service here. */
  const vendor = globalThis as { payAtVendor?: (prepayId: string, outcome: string) => Promise<unknown> };
  const refusals: Record<string, string> = { cancels: '用户点击取消并返回', denies: '授权失败' };
  const wechat = {
    isInstalled: (reported: Reported) => {
      calls.push({ name: 'Wechat.isInstalled', given: undefined });
      reported(options.wechat === 'isNotInstalled' || options.payment === 'isNotInstalled' ? 0 : 1);
    },
    auth: (scope: string, state: string, reported: Reported, refused: Reported) => {
      calls.push({ name: 'Wechat.auth', given: { scope, state } });
      const refusal = refusals[options.wechat ?? 'agrees'];
      if (refusal !== undefined) refused(refusal);
      else
        reported({
          code: 'code-from-plugin',
          state: options.wechat === 'answersWrongState' ? `${state}x` : state,
          lang: 'zh_CN',
          country: 'CN',
        });
    },
    sendPaymentRequest: (prepay: Record<string, string>, reported: Reported, refused: Reported) => {
      calls.push({ name: 'Wechat.sendPaymentRequest', given: prepay });
      const does = options.payment ?? 'pays';
      if (does === 'cancels') refused('用户点击取消并返回');
      else if (does === 'fails') refused('普通错误');
      else if (typeof vendor.payAtVendor !== 'function') reported('OK');
      else void vendor.payAtVendor(prepay['prepay_id'] ?? '', 'pay').then(() => reported('OK'));
    },
    share: (what: unknown, reported: Reported) => {
      calls.push({ name: 'Wechat.share', given: what });
      reported('OK');
    },
    openMiniProgram: (program: unknown, reported: Reported) => {
      calls.push({ name: 'Wechat.openMiniProgram', given: program });
      reported({ extMsg: '' });
    },
  };
  return {
    Capacitor: { isNativePlatform: () => true, Plugins: plugins },
    ...(options.plugins.some((present) => present === 'Wechat') ? { Wechat: wechat } : {}),
    appDouble: {
      calls,
      pressBack: () => {
        for (const listener of heard) listener({ canGoBack: true });
      },
      openPush: (notification) => {
        for (const listener of pushHeard) listener({ actionId: 'tap', notification });
      },
      pushListeners: () => pushHeard.size,
      listeners: () => heard.size,
    },
  };
}
