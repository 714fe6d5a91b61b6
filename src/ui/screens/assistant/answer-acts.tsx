import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { AnswerRating } from '../../../../contract/assistant/conversation';
import type { AnswerRatingMachine } from '../../../application/assistant/answer-rating/machine';
import { selectRatingStatus } from '../../../application/assistant/answer-rating/status';
import type { CopyingMachine } from '../../../application/kit/copying/machine';
import { copiedAnswer } from '../../../domain/assistant/copied-answer';
import type { Turn } from '../../../domain/assistant/turn';
import { IconButton } from '../../kit/action/button/icon-button';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { CopyAnswer } from './copy-answer';
import { AssistantIcon } from './glyphs';
import { assistantText as text } from './text';

export interface ActMachines {
  readonly copying: CopyingMachine;
  readonly rating: AnswerRatingMachine;
  /** The origin of the application, for copied links. */
  readonly origin: string;
}

interface RatingProps {
  readonly machine: AnswerRatingMachine;
  readonly turn: string;
  readonly rating: AnswerRating | null;
}

function Rating({ machine, turn, rating }: RatingProps): ReactElement {
  const flow = usePartFlow(machine, { turn, rating });
  const status = useSelector(flow, selectRatingStatus);
  const button = (of: AnswerRating, icon: 'good' | 'bad', label: string): ReactElement => (
    <IconButton
      icon={<AssistantIcon name={icon} size={20} />}
      label={label}
      pressed={status.rating === of}
      onPress={() => flow.send({ type: 'rating.chosen', rating: of })}
    />
  );
  return (
    <>
      {button('up', 'good', text.up)}
      {button('down', 'bad', text.down)}
      <span className="answer-note" role="status">
        {status.phase === 'failed' ? text.notRated : null}
      </span>
    </>
  );
}

export interface AnswerActsProps {
  readonly turn: Turn;
  readonly machines: ActMachines;
  /** Null where it is not the last one, or nothing can be asked now. */
  readonly onAgain: (() => void) | null;
}

/** What can be done with an answer that is over. */
export function AnswerActs({ turn, machines, onAgain }: AnswerActsProps): ReactElement {
  const { id, answer, sources, rating } = turn;
  const { copying, origin } = machines;
  return (
    <div className="answer-acts">
      {answer === '' ? null : (
        <CopyAnswer machine={copying} of={{ text: copiedAnswer(answer, sources, origin) }} />
      )}
      {onAgain === null ? null : (
        <IconButton icon={<AssistantIcon name="refresh" size={20} />} label={text.again} onPress={onAgain} />
      )}
      {id === null || answer === '' ? null : <Rating machine={machines.rating} turn={id} rating={rating} />}
    </div>
  );
}
