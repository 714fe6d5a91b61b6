import type { ReactElement } from 'react';
import { Icon } from '../../display/icon/icon';
import type { IconName } from '../../display/icon/glyphs';
import './button.css';

export interface IconButtonProps {
  /** One of the drawings that every page has, or one of its own. */
  readonly icon: IconName | ReactElement;
  /** What it does, for those who do not see the drawing. */
  readonly label: string;
  readonly onPress: () => void;
  readonly pressed?: boolean;
  readonly controls?: string;
}

export function IconButton({ icon, label, onPress, pressed, controls }: IconButtonProps): ReactElement {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      aria-pressed={pressed}
      aria-controls={controls}
      onClick={onPress}
    >
      {typeof icon === 'string' ? <Icon name={icon} /> : icon}
    </button>
  );
}
