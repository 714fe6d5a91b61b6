import type { ReactElement } from 'react';
import { formGlyphs } from './form-glyphs';
import { glyphs } from './glyphs';

/** With the icons that home does not load: those of messages and of rows (PER-01). */
export const rowGlyphs = {
  ...glyphs,
  ...formGlyphs,
  up: <path d="M12 19V5.5m-5.5 5.5L12 5.5l5.5 5.5" />,
  information: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 16.4v-5.2m0-3.2v-.2" />
    </>
  ),
  spinner: <path d="M12 3.5a8.5 8.5 0 1 1-8.5 8.5" />,
  document: <path d="M6 3.5h8l4 4v13H6zm8 0v4h4M9 12h6m-6 3.5h6" />,
  shield: (
    <path d="m12 3.5 7.3 2.7v5.4c0 4.4-3 7.5-7.3 8.9-4.3-1.4-7.3-4.5-7.3-8.9V6.2zM8.6 12l2.4 2.4 4.4-4.5" />
  ),
  gear: (
    <>
      <path d="M4 7.5h8m5 0h3m-16 9h3m5 0h8" />
      <circle cx="14.5" cy="7.5" r="2.5" />
      <circle cx="9.5" cy="16.5" r="2.5" />
    </>
  ),
  help: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M9.5 9.8a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8m0 2.7v.2" />
    </>
  ),
  magnifier: (
    <>
      <circle cx="10.5" cy="10.5" r="6" />
      <path d="m15 15 5 5" />
    </>
  ),
  bell: <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zm4 4h4" />,
  briefcase: <path d="M4 8h16v11.5H4zm5-.2V5h6v2.8M4 13h16m-8-1.3v2.6" />,
  portion: (
    <>
      <circle cx="12" cy="12" r="8" />
      <path d="M12 4v8h8m-8 0-5.6 5.6" />
    </>
  ),
  receipt: <path d="M5.5 3.5h13v17l-2.2-1.5-2.2 1.5-2.1-1.5-2.1 1.5-2.2-1.5-2.2 1.5zm3.2 5h6.6m-6.6 4h6.6" />,
  share: <path d="M12 15V4M8 7.5 12 3.5l4 4M6 11H5v9h14v-9h-1" />,
  poster: <path d="M6 3.5h12v17H6zM9 7h6m-6 3h6m-2.5 4H15v3.5h-2.5z" />,
  download: <path d="M12 4v11m-4.5-4L12 15.5l4.5-4.5M5 16v4h14v-4" />,
  flag: <path d="M6 21V4h12l-2.5 4L18 12H6" />,
  compare: <path d="M5 5h5.5v14H5zm8.5 0H19v14h-5.5z" />,
  star: <path d="m12 4 2.5 5.2 5.7.8-4.1 4 1 5.7L12 17l-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />,
  podium: <path d="M5 10.5h14l-1.6 9H6.6zM9.5 10.5V6a2 2 0 0 1 2-2h1.7M9.5 15h5" />,
  calendar: <path d="M4.5 6h15v13.5h-15zm0 4.5h15M8.5 3.8v4m7-4v4m-7 6.7h2.5" />,
  bookmark: <path d="M6.5 4h11v16L12 16l-5.5 4z" />,
} satisfies Record<string, ReactElement>;

export type RowIconName = keyof typeof rowGlyphs;
