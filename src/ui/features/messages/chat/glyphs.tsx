import type { ReactElement } from 'react';
import { Drawing, type DrawingProps } from '../../../kit/display/icon/drawing';

/** The line drawings that only a conversation has, on a grid of 24. */
const glyphs = {
  more: <path d="M5.5 12h.1M12 12h.1m6.4 0h.1" strokeWidth="2.5" />,
  add: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 8v8m-4-4h8" />
    </>
  ),
  card: (
    <>
      <path d="M4 5.5h16v13H4z" />
      <path d="M7 10h6m-6 4h10" />
    </>
  ),
  copy: <path d="M8.5 8.5h11V20h-11zm0 7H4.5V4H15.5v4.5" />,
  quote: <path d="M10 7c-3 .8-5 3-5 6.5V17h5.5v-5H8m11-5c-3 .8-5 3-5 6.5V17h5.5v-5H17" />,
  undo: <path d="M8 5 4.5 8.5 8 12M5 8.5h9a5 5 0 0 1 0 10H8" />,
  double: <path d="m3 12.5 4.2 4.200L16 8m-4.5 7.5 1.3 1.300L21 8" />,
  down: <path d="M12 5v13.500m5.5-5.500L12 18.5 6.5 13" />,
} as const;

export type ChatIconName = keyof typeof glyphs;

/** A drawing by its name. */
export const ChatIcon = ({
  name,
  size = 20,
}: Partial<Pick<DrawingProps, 'size'>> & { readonly name: ChatIconName }): ReactElement => (
  <Drawing lines={glyphs[name]} size={size} />
);
