/** What the entry script offers to the page (contract: Captcha). */
export interface CaptchaEntry {
  readonly createFrame: (frame: {
    readonly appid: string;
    readonly sid: string;
    readonly lang: string;
  }) => unknown;
}

const hasCreateFrame = (offered: unknown): offered is CaptchaEntry =>
  typeof offered === 'object' &&
  offered !== null &&
  typeof Reflect.get(offered, 'createFrame') === 'function';

/** What the entry script has put on the window, once it has run. */
export function entryOf(window: Window): CaptchaEntry | null {
  const offered: unknown = Reflect.get(window, 'HupoCaptcha');
  return hasCreateFrame(offered) ? offered : null;
}

/** Runs a script from an address; answers whether it ran and offers what it should. */
export function runEntryScript(
  window: Window,
  setAddress: (script: HTMLScriptElement) => void,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const script = window.document.createElement('script');
  return new Promise((answer) => {
    const end = (ran: boolean): void => {
      script.remove();
      signal?.removeEventListener('abort', cancel);
      answer(ran && entryOf(window) !== null);
    };
    const cancel = (): void => end(false);
    signal?.addEventListener('abort', cancel);
    script.addEventListener('load', () => end(true));
    script.addEventListener('error', () => end(false));
    try {
      setAddress(script);
      window.document.head.append(script);
    } catch {
      end(false);
    }
  });
}
