import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { CopyingMachine, CopyRequested } from '../../../application/copying/machine';
import { selectCopyingStatus } from '../../../application/copying/status';
import { copyText as text } from './text';
import { useBegun } from '../../room/begun';
import './copy-button.css';

export interface CopyButtonProps {
  readonly machine: CopyingMachine;
  readonly of: CopyRequested['of'];
  /** What is copied, for those who do not see what stands beside the button. */
  readonly name: string;
  /** The button's word, where 复制 alone would not say what. */
  readonly word?: string;
}

/** Copies what stands beside it, and says what became of it. */
export function CopyButton({ machine, of, name, word = text.copy }: CopyButtonProps): ReactElement {
  const flow = useBegun(machine, undefined);
  const status = useSelector(flow, selectCopyingStatus);
  return (
    <span className="copy">
      <button
        type="button"
        className="copy-button"
        aria-label={`${status === 'copied' ? text.copied : text.copy}${name}`}
        onClick={() => flow.send({ type: 'copy.requested', of })}
      >
        {status === 'copied' ? text.copied : word}
      </button>
      <span className={status === 'failed' ? 'copy-failed' : 'vh'} role="status">
        {status === 'copied' ? text.copied : null}
        {status === 'failed' ? text.failed : null}
      </span>
    </span>
  );
}
