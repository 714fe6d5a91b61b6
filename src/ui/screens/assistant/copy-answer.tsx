import type { ReactElement } from 'react';
import type { CopyingMachine, CopyRequested } from '../../../application/kit/copying/machine';
import { IconButton } from '../../kit/action/button/icon-button';
import { useCopying } from '../../features/deal-action/copy-button/use-copying';
import { Icon } from '../../kit/display/icon/icon';
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
