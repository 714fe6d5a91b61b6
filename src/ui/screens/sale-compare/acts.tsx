import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { FileSavingMachine } from '../../../application/kit/file-saving/machine';
import { selectFileSavingPhase } from '../../../application/kit/file-saving/status';
import type { ShareMachine } from '../../../application/deals/share/machine';
import type { TextFile } from '../../../ports/file-download';
import type { ToShare } from '../../../domain/share/thing-to-share';
import { Button } from '../../kit/action/button/button';
import { RowIcon } from '../../kit/display/icon/row-icon';
import type { RowIconName } from '../../kit/display/icon/row-glyphs';
import { ShareNote } from '../../features/deal-action/share/share-note';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { saleCompareText as text } from './text';

interface ActProps {
  readonly icon: RowIconName;
  readonly word: string;
  readonly onPress: () => void;
}

/** A drawing at the end of a phone's bar, a button with its word on a desktop. */
const Act = ({ icon, word, onPress }: ActProps): ReactElement => (
  <button type="button" className="compare-act" aria-label={word} onClick={onPress}>
    <RowIcon name={icon} size={20} />
    <span className="compare-act-word">{word}</span>
  </button>
);

export interface CompareActsProps {
  readonly sharing: ShareMachine;
  readonly saving: FileSavingMachine;
  /** Returns what to share at the time of the press. */
  readonly shared: () => ToShare;
  /** The table of what the page shows. */
  readonly sheet: () => TextFile;
}

/** What can be done with a comparison: share it, and keep it as a table (MKT-11). */
export function CompareActs({ sharing, saving, shared, sheet }: CompareActsProps): ReactElement {
  const share = usePartFlow(sharing, undefined);
  const keep = usePartFlow(saving, undefined);
  const phase = useSelector(keep, selectFileSavingPhase);
  const says = phase === 'saved' || phase === 'unsaved' ? text[phase] : null;
  return (
    <div className="compare-acts">
      <Act
        icon="share"
        word={text.share}
        onPress={() => share.send({ type: 'share.requested', deal: shared() })}
      />
      <Act
        icon="download"
        word={text.export}
        onPress={() => keep.send({ type: 'file.saveRequested', file: sheet() })}
      />
      <ShareNote sharing={share} />
      <div className={says === null ? 'vh' : 'share-note'} role="status">
        {says === null ? null : (
          <>
            <p>{says}</p>
            <Button small onPress={() => keep.send({ type: 'file.closed' })}>
              {text.close}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
