import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { CopyingMachine, CopyRequested } from '../../../application/copying/machine';
import { selectCopyingStatus } from '../../../application/copying/status';
import { IconButton } from '../../parts/button/icon-button';
import { copyText } from '../../parts/copy-button/text';
import { Icon } from '../../parts/icon/icon';
import { useBegun } from '../../room/begun';
import { AssistantIcon } from './glyphs';
import { assistantText as text } from './text';

export interface CopyAnswerProps {
  readonly machine: CopyingMachine;
  readonly of: CopyRequested['of'];
}

/** Copies an answer, and says what became of it. */
export function CopyAnswer({ machine, of }: CopyAnswerProps): ReactElement {
  const flow = useBegun(machine, undefined);
  const status = useSelector(flow, selectCopyingStatus);
  const isCopied = status === 'copied';
  return (
    <>
      <IconButton
        icon={isCopied ? <Icon name="check" size={20} /> : <AssistantIcon name="copy" size={20} />}
        label={`${isCopied ? copyText.copied : copyText.copy}${text.copy}`}
        onPress={() => flow.send({ type: 'copy.requested', of })}
      />
      <span className={status === 'failed' ? 'answer-note answer-bad' : 'vh'} role="status">
        {isCopied ? copyText.copied : null}
        {status === 'failed' ? copyText.failed : null}
      </span>
    </>
  );
}
