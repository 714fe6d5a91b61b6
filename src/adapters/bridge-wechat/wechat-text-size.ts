import { textSizeForLevel } from '../../domain/settings/text-size';
import type { TextSizes } from '../../ports/text-size';

/** The part of WeChat's bridge that knows the text size. */
export interface TextSizeBridge {
  readonly on: (event: 'menu:setfont', heard: (chosen: unknown) => void) => void;
  readonly invoke: (method: 'setFontSizeCallback', size: { readonly fontSize: string }) => void;
}

export interface TextSizeWindow {
  readonly WeixinJSBridge?: unknown;
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener'>;
}

const isBridge = (value: unknown): value is TextSizeBridge =>
  typeof value === 'object' &&
  value !== null &&
  'on' in value &&
  typeof value.on === 'function' &&
  'invoke' in value &&
  typeof value.invoke === 'function';

const levelOf = (chosen: unknown): unknown =>
  typeof chosen === 'object' && chosen !== null && 'fontSize' in chosen ? chosen.fontSize : null;

/** WeChat's standard: the page sizes its text itself, so that it is not enlarged twice. */
const standard = { fontSize: '2' };

/** Follows the text size that the user chooses in WeChat's menu (MKT-21). */
export const followWechatTextSize = (window: TextSizeWindow, sizes: Pick<TextSizes, 'choose'>): void => {
  const follow = (): void => {
    const bridge = window.WeixinJSBridge;
    if (!isBridge(bridge)) return;
    window.document.removeEventListener('WeixinJSBridgeReady', follow);
    bridge.on('menu:setfont', (chosen) => {
      const size = textSizeForLevel(levelOf(chosen));
      bridge.invoke('setFontSizeCallback', standard);
      if (size !== null) sizes.choose(size);
    });
  };
  window.document.addEventListener('WeixinJSBridgeReady', follow);
  follow();
};
