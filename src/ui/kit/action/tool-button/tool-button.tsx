import type { ReactElement } from 'react';
import { RowIcon } from '../../display/icon/row-icon';
import type { RowIconName } from '../../display/icon/row-glyphs';
import './tool-button.css';

export interface ToolButtonProps {
  readonly icon: RowIconName;
  readonly word: string;
  /** What follows the word where there is room, and is only spoken on a narrow phone. */
  readonly more?: string | undefined;
  /** Whether what it turns on and off is on; left out where it only does something. */
  readonly pressed?: boolean;
  readonly onPress: () => void;
}

/** A small action: its icon with a word, below it in the bottom bar and at its right in a side panel. */
export function ToolButton({ icon, word, more, pressed, onPress }: ToolButtonProps): ReactElement {
  return (
    <button type="button" className="tool-button" aria-pressed={pressed} onClick={onPress}>
      <RowIcon name={icon} />
      <span>
        {word}
        {more === undefined ? null : <span className="tool-more">{more}</span>}
      </span>
    </button>
  );
}
