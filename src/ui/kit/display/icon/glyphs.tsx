import type { ReactElement } from 'react';

/**
 * The line drawings of the interface on a grid of 24: lines of 1.5 px, round ends, and at most one surface
 * (`className="fill"`) that turns amber where the thing is current.
 */
export const glyphs = {
  back: <path d="M14.5 5.5 8 12l6.5 6.5" />,
  forward: <path d="m9.5 6.5 5.5 5.5-5.5 5.5" />,
  close: <path d="m6.5 6.5 11 11m0-11-11 11" />,
  pause: <path d="M9 7v10m6-10v10" />,
  play: <path d="M9 6.5v11l8-5.5z" />,
  home: (
    <>
      <path className="fill" d="M9.5 14h5v6h-5z" />
      <path d="M4 10.8 12 4l8 6.8V20H4zM9.5 20v-6h5v6" />
    </>
  ),
  message: (
    <>
      <path className="fill" d="M4 11.5h16V17h-8l-4 3.5V17H4z" />
      <path d="M4 5h16v12h-8l-4 3.5V17H4zM8 8.8h8" />
    </>
  ),
  plus: (
    <>
      <path className="fill" d="M4 4h16v16H4z" />
      <path d="M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zm6 4.5v7M8.5 12h7" />
    </>
  ),
  person: (
    <>
      <path className="fill" d="M5 20.3c.6-3.7 3.4-5.6 7-5.6s6.4 1.9 7 5.6z" />
      <circle cx="12" cy="8" r="4" />
      <path d="M4.7 20.5c.5-3.9 3.5-5.9 7.3-5.9s6.8 2 7.3 5.9z" />
    </>
  ),
  lock: <path d="M5.5 10.5h13v9.5h-13zm3-.2V7.6a3.5 3.5 0 0 1 7 0v2.7M12 14v2.6" />,
  pen: <path d="m5 19 1-4.2L15.9 5 19 8.1 9.2 18z" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8" />
      <path d="M12 7.6V12l3.2 2" />
    </>
  ),
  check: <path d="m5 12.5 4.6 4.6L19 7.5" />,
  cross: <path d="m7 7 10 10M17 7 7 17" />,
  slash: (
    <>
      <circle cx="12" cy="12" r="8" />
      <path d="m6.5 17.5 11-11" />
    </>
  ),
} satisfies Record<string, ReactElement>;

export type IconName = keyof typeof glyphs;
