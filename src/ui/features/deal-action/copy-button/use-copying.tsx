import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { CopyingMachine, CopyRequested } from '../../../../application/kit/copying/machine';
import { selectCopyingStatus } from '../../../../application/kit/copying/status';
import { usePartFlow } from '../../../frame/page-frame/use-page-flows';
import { copyText as text } from './text';
import './copy-button.css';

export interface Copying {
  readonly isCopied: boolean;
  /** What the button does to what is called so, or has done. */
  readonly label: (name: string) => string;
  readonly onPress: () => void;
  /** What became of it: said aloud, and seen where it failed. */
  readonly note: ReactElement;
}

/** Copying, for a button of any look. */
export function useCopying(machine: CopyingMachine, of: CopyRequested['of']): Copying {
  const flow = usePartFlow(machine, undefined);
  const status = useSelector(flow, selectCopyingStatus);
  const isCopied = status === 'copied';
  return {
    isCopied,
    label: (name) => `${isCopied ? text.copied : text.copy}${name}`,
    onPress: () => flow.send({ type: 'copy.requested', of }),
    note: (
      <span className={status === 'failed' ? 'copy-failed' : 'vh'} role="status">
        {isCopied ? text.copied : status === 'failed' ? text.failed : ''}
      </span>
    ),
  };
}
