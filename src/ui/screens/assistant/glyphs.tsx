import type { ReactElement } from 'react';
import { Drawing, type DrawingProps } from '../../kit/display/icon/drawing';

/** The drawings that the assistant alone has, on the grid of all others. */
const glyphs = {
  history: <path d="M4.5 12a7.5 7.5 0 1 0 2.3-5.4M4.5 4v4h4M12 8v4.3l3 1.7" />,
  add: <path d="M12 5v14M5 12h14" />,
  copy: (
    <>
      <rect x="8.5" y="8.5" width="11" height="11.5" rx="1.5" />
      <path d="M15.5 8.5v-3A1.5 1.500 0 0 0 14 4H6a1.500 1.500 0 0 0-1.500 1.500V14A1.500 1.500 0 0 0 6 15.500h2.500" />
    </>
  ),
  refresh: <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 4v4h-4" />,
  good: <path d="m8 10.5 3.5-6c1.5 0 2.3 1 2 2.5L13 10h5.5L17 18.5H8zm-3 0h3v8H5z" />,
  bad: <path d="m16 13.5-3.5 6c-1.5 0-2.3-1-2-2.5l.5-3H5.5L7 5.5h9zm3 0h-3v-8h3z" />,
  remove: <path d="M5 7h14M10 7V4.5h4V7m-7 0 .8 12.5h8.4L17 7m-5 3.5v5.5" />,
  stop: <rect x="7" y="7" width="10" height="10" rx="1.5" fill="currentColor" stroke="none" />,
} satisfies Record<string, ReactElement>;

export interface AssistantIconProps extends Partial<Pick<DrawingProps, 'size'>> {
  readonly name: keyof typeof glyphs;
}

export const AssistantIcon = ({ name, size = 24 }: AssistantIconProps): ReactElement => (
  <Drawing lines={glyphs[name]} size={size} />
);
