import * as E from 'fp-ts/Either';
import { inject, injectable } from 'inversify';
import { CaptchaConfig } from '../../../contract/captcha/captcha-config';
import type { CaptchaFrameEvent } from '../../domain/captcha/frame-event';
import type { RuntimeConfig } from '../../../contract/config/runtime-config';
import type { CaptchaProvider } from '../../ports/captcha-provider';
import { tokens } from '../tokens';
import { CaptchaFrame } from './captcha-frame';
import { entryOf, runEntryScript } from './entry-script';
import { trustedScriptSetter } from './trusted-script';

/** The captcha of the configured service, by its entry script and its frame (CAP-01, contract: Captcha). */
@injectable()
export class ScriptCaptchaProvider implements CaptchaProvider {
  private readonly host: string;
  private readonly lang: string;
  private setAddress: ((script: HTMLScriptElement) => void) | undefined;

  constructor(
    @inject(tokens.runtimeConfig) config: RuntimeConfig,
    @inject(tokens.window) private readonly window: Window & typeof globalThis,
  ) {
    this.host = config.captcha.host.replace(/\/$/, '');
    this.lang = config.captcha.language;
  }

  readonly loadEntryScript =
    (signal?: AbortSignal) => async (): Promise<E.Either<'entryScriptFailed', void>> => {
      if (entryOf(this.window) !== null) return E.right(undefined);
      if (this.host === '' || signal?.aborted === true) return E.left('entryScriptFailed');
      this.setAddress ??= trustedScriptSetter(this.window, `${this.host}/captcha.js`);
      const ran = await runEntryScript(this.window, this.setAddress, signal);
      return ran ? E.right(undefined) : E.left('entryScriptFailed');
    };

  readonly requestConfig =
    (appid: string, signal?: AbortSignal) => async (): Promise<E.Either<'configFailed', CaptchaConfig>> => {
      try {
        const address = `${this.host}/config?appid=${encodeURIComponent(appid)}`;
        const init = { credentials: 'omit', ...(signal === undefined ? {} : { signal }) } as const;
        const response = await this.window.fetch(address, init);
        const read = CaptchaConfig.decode(response.ok ? await response.json() : null);
        return E.mapLeft(() => 'configFailed' as const)(read);
      } catch {
        return E.left('configFailed');
      }
    };

  readonly openFrame = (
    asked: { readonly appid: string; readonly sid: string },
    listener: (event: CaptchaFrameEvent) => void,
  ): (() => void) => {
    const frame = this.frameFor(asked);
    if (frame === null) return this.cannotRun(listener);
    const { window } = this;
    const { origin } = new URL(this.host);
    return new CaptchaFrame({ window, origin, sid: asked.sid, frame, listener }).close;
  };

  /** The frame that the entry script makes; null when it makes none, or one of another origin. */
  private frameFor(asked: { readonly appid: string; readonly sid: string }): HTMLIFrameElement | null {
    try {
      const made = entryOf(this.window)?.createFrame({ ...asked, lang: this.lang });
      if (!(made instanceof this.window.HTMLIFrameElement)) return null;
      return new URL(made.src).origin === new URL(this.host).origin ? made : null;
    } catch {
      return null;
    }
  }

  /** Frame run error (1005). */
  private cannotRun(listener: (event: CaptchaFrameEvent) => void): () => void {
    let closed = false;
    this.window.queueMicrotask(() => {
      if (!closed) listener({ event: 'error', code: 1005 });
    });
    return () => {
      closed = true;
    };
  }
}
