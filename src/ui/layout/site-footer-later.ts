import { lazy, type ComponentType } from 'react';
import type { SiteFooterProps } from './site-footer';

const Nothing = (): null => null;

/** The footer, whose code comes after the first view; until then what the server sent stands, and without it nothing. */
export const SiteFooterLater = lazy<ComponentType<SiteFooterProps>>(() =>
  import('./site-footer').then(
    ({ SiteFooter }) => ({ default: SiteFooter }),
    () => ({ default: Nothing }),
  ),
);
