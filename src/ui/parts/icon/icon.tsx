import type { ReactElement } from 'react';
import { glyphs, type IconName } from './glyphs';
import './icon.css';

export interface IconProps {
  readonly name: IconName;
  /** Side in px; 24 when left out. */
  readonly size?: 14 | 16 | 20 | 24;
}

/** One line drawing in the colour of the text around it; never read out, so the words stand beside it. */
export function Icon({ name, size = 24 }: IconProps): ReactElement {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {glyphs[name]}
    </svg>
  );
}
