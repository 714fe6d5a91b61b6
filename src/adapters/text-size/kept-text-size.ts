import { textSizeOf } from '../../domain/settings/text-size';

/** Gives the page the text size that the device keeps, before the application is started (MKT-21). */
export const showKeptTextSize = (page: Pick<Window, 'localStorage' | 'document'>): void => {
  try {
    if (textSizeOf(page.localStorage.getItem('hupo.text-size')) === 'large')
      page.document.documentElement.dataset['textSize'] = 'large';
  } catch {
    // A device without storage has the usual size.
  }
};
