import type { ReactElement } from 'react';
import type { PublicationActEvent } from '../../../application/member/publication-act/events';
import type { PublicationActStatus } from '../../../application/member/publication-act/status';
import { isForGood } from '../../../domain/publication/possible-acts';
import { Button } from '../../kit/action/button/button';
import { Sheet } from '../../kit/sheet/sheet';
import { UndoNote } from '../../kit/state/undo-note/undo-note';
import { newBuyText } from './text';

const text = newBuyText.acts;

export interface ActNoteProps {
  readonly acts: PublicationActStatus;
  readonly onAct: (event: PublicationActEvent) => void;
}

/** What lies over the list of one's publications: the question before something is thrown away, and what was done. */
export function ActNote({ acts: { phase, last, error }, onAct }: ActNoteProps): ReactElement | null {
  if (last === null) return null;
  if (phase === 'done')
    return last.act === 'withdraw' ? (
      <UndoNote word={text.done.withdraw} onUndo={() => onAct({ type: 'act.undone' })} />
    ) : (
      <UndoNote word={text.done[last.act]} />
    );
  if (phase === 'failed') return <UndoNote failed word={error ?? ''} />;
  if (phase !== 'asking' || !isForGood(last.act)) return null;
  const asked = text.asked[last.act];
  const dismiss = (): void => onAct({ type: 'act.dismissed' });
  return (
    <Sheet title={asked.title} onClose={dismiss}>
      <div className="pub-asked">
        <p>{asked.text}</p>
        <p className="pub-conflict-ways">
          <Button onPress={dismiss}>{text.keep}</Button>
          <Button kind="danger" onPress={() => onAct({ type: 'act.confirmed' })}>
            {text.words[last.act]}
          </Button>
        </p>
      </div>
    </Sheet>
  );
}
