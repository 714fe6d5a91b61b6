import type { ReactElement } from 'react';
import type {
  PublicationActEvent,
  PublicationActStatus,
} from '../../../application/member/publication-act/definition';
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
export function ActNote({ acts: { phase, subject, error }, onAct }: ActNoteProps): ReactElement | null {
  if (subject === null) return null;
  if (phase === 'done')
    return subject.act === 'withdraw' ? (
      <UndoNote word={text.done.withdraw} onUndo={() => onAct({ type: 'ask.undone' })} />
    ) : (
      <UndoNote word={text.done[subject.act]} />
    );
  if (phase === 'failed') return <UndoNote failed word={error ?? ''} />;
  if (phase !== 'asking' || !isForGood(subject.act)) return null;
  const asked = text.asked[subject.act];
  const dismiss = (): void => onAct({ type: 'ask.dismissed' });
  return (
    <Sheet title={asked.title} onClose={dismiss}>
      <div className="pub-asked">
        <p>{asked.text}</p>
        <p className="pub-conflict-ways">
          <Button onPress={dismiss}>{text.keep}</Button>
          <Button kind="danger" onPress={() => onAct({ type: 'ask.confirmed' })}>
            {text.words[subject.act]}
          </Button>
        </p>
      </div>
    </Sheet>
  );
}
