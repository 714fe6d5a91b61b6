import { textSizeOf } from '../../domain/settings/text-size';
import type { KeyValueStorage } from '../../ports/key-value-storage';
import type { TextSizes } from '../../ports/text-size';

const name = 'hupo.text-size';

/** The part of a window that shows a text size. */
export interface SizedPage {
  readonly document: { readonly documentElement: HTMLElement };
  readonly MutationObserver: typeof MutationObserver;
}

/**
 * The text size of a page: one attribute of its root, by which the design's tokens change. `public/assets/text-size-1.js`
 * sets it from the device's storage before the first paint.
 */
export const pageTextSize = (page: SizedPage, storage: Pick<KeyValueStorage, 'write'>): TextSizes => {
  const root = page.document.documentElement;
  const read = () => textSizeOf(root.dataset['textSize']);
  return {
    read,
    choose: (size) => {
      if (size === 'large') root.dataset['textSize'] = size;
      else delete root.dataset['textSize'];
      storage.write(name, size)();
    },
    listen: (listener) => {
      const observer = new page.MutationObserver(() => listener(read()));
      observer.observe(root, { attributeFilter: ['data-text-size'] });
      return () => observer.disconnect();
    },
  };
};
