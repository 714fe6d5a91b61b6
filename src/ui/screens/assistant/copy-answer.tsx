import type { ReactElement } from 'react';
import type { CopyingMachine, CopyRequested } from '../../../application/copying/machine';
import { IconButton } from '../../parts/button/icon-button';
import { useCopying } from '../../parts/copy-button/use-copying';
import { Icon } from '../../parts/icon/icon';
import { AssistantIcon } from './glyphs';
import { assistantText as text } from './text';

export interface CopyAnswerProps {
  readonly machine: CopyingMachine;
  readonly of: CopyRequested['of'];
}

/** Copies an answer, and says what became of it. */
export function CopyAnswer({ machine, of }: CopyAnswerProps): ReactElement {
  const { isCopied, label, onPress, note } = useCopying(machine, of);
  return (
    <>
      <IconButton
        icon={isCopied ? <Icon name="check" size={20} /> : <AssistantIcon name="copy" size={20} />}
        label={label(text.copy)}
        onPress={onPress}
      />
      {note}
    </>
  );
}
