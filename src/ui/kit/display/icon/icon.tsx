import type { ReactElement } from 'react';
import { Drawing, type DrawingProps } from './drawing';
import { glyphs, type IconName } from './glyphs';

export interface IconProps extends Partial<Pick<DrawingProps, 'size'>> {
  readonly name: IconName;
}

/** A drawing by its name, of those that any page may need; 24 px when nothing else is said. */
export function Icon({ name, size = 24 }: IconProps): ReactElement {
  return <Drawing lines={glyphs[name]} size={size} />;
}
