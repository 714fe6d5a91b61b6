import { useLayoutEffect, useRef, type ReactElement, type UIEvent } from 'react';
import type { AssistantStatus } from '../../../application/assistant/status';
import { isOpen } from '../../../domain/assistant/turn';
import { failureSentence } from '../../../domain/gateway/failure-text';
import { Answer, AnswerUnderWay, Question } from './answer';
import type { ActMachines } from './answer-acts';
import { assistantText as text } from './text';

export interface LogProps {
  readonly status: AssistantStatus;
  /** How high what is seen of the window is; its end goes along when that changes. */
  readonly height: number | null;
  readonly machines: ActMachines;
  readonly onAgain: () => void;
  readonly onAsk: (question: string) => void;
  readonly onScroll: (atEnd: boolean) => void;
}

/** So near to its end, in px, the log is at its end. */
const nearEnd = 40;

/** What was asked and answered. Whoever scrolls up reads in peace; at the end the page goes along. */
export function Log({ status, height, machines, onAgain, onAsk, onScroll }: LogProps): ReactElement {
  const { turns, writing, phase, failure, follows, draft } = status;
  const log = useRef<HTMLDivElement>(null);
  const shown = writing?.shown ?? '';
  useLayoutEffect(() => {
    if (follows && log.current !== null) log.current.scrollTop = log.current.scrollHeight;
  }, [follows, shown, writing?.stage, turns, phase, height, draft]);
  const scrolled = ({ currentTarget }: UIEvent<HTMLDivElement>): void => {
    const left = currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight;
    onScroll(left <= nearEnd);
  };
  const isOver = writing === null && phase !== 'stopping';
  return (
    <div
      ref={log}
      className="assistant-log"
      role="log"
      aria-label={text.log}
      aria-busy={writing !== null}
      tabIndex={0}
      onScroll={scrolled}
    >
      {turns.map((turn, place) => {
        const isLast = place === turns.length - 1 && writing === null;
        return (
          <div key={turn.id ?? `new ${place}`}>
            <Question question={turn.question} />
            <Answer
              turn={turn}
              machines={machines}
              failure={isLast && phase === 'failed' && failure !== null ? failureSentence(failure) : null}
              onAgain={isLast && isOver ? onAgain : null}
              onAnew={!isLast && isOver && isOpen(turn) ? () => onAsk(turn.question) : null}
            />
          </div>
        );
      })}
      {writing === null ? null : (
        <div>
          <Question question={writing.question} />
          <AnswerUnderWay writing={writing} />
        </div>
      )}
    </div>
  );
}
