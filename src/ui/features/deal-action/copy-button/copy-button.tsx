import type { ReactElement } from 'react';
import type { CopyingMachine, CopyRequested } from '../../../../application/kit/copying/machine';
import { copyText as text } from './text';
import { useCopying } from './use-copying';

export interface CopyButtonProps {
  readonly machine: CopyingMachine;
  readonly of: CopyRequested['of'];
  /** The accessible name of the copied value, for users who do not see the text next to the button. */
  readonly name: string;
  /** The button's word, where 复制 alone would not say what. */
  readonly word?: string;
}

/** Copies the text next to it, and shows the result. */
export function CopyButton({ machine, of, name, word = text.copy }: CopyButtonProps): ReactElement {
  const { isCopied, label, onPress, note } = useCopying(machine, of);
  return (
    <span className="copy">
      <button type="button" className="copy-button" aria-label={label(name)} onClick={onPress}>
        {isCopied ? text.copied : word}
      </button>
      {note}
    </span>
  );
}
