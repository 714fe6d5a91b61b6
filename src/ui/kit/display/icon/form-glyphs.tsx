import type { ReactElement } from 'react';

/** The drawings of forms, of which the login is the first that loads: it has none of other rows (PER-01). */
export const formGlyphs = {
  eye: (
    <>
      <path d="M2.8 12c2-3.9 5.2-6 9.2-6s7.2 2.1 9.2 6c-2 3.9-5.2 6-9.2 6s-7.2-2.1-9.2-6z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  eyeClosed: <path d="M3 9.5c2 3 5.1 4.7 9 4.7s7-1.7 9-4.7M12 14.2v3.3M6.6 12.8 5 15.7m12.4-2.9 1.6 2.9" />,
  warning: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.6v5.2m0 3.2v.2" />
    </>
  ),
} satisfies Record<string, ReactElement>;

export type FormIconName = keyof typeof formGlyphs;
