import { useLayoutEffect, useRef, type ReactElement, type UIEvent } from 'react';
import type { ChosenList } from '../../../../contract/assistant/understood';
import { canChange, wayOn, type AssistantStatus } from '../../../application/assistant/assistant/status';
import { failureSentence } from '../../../domain/gateway/failure-sentence';
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
  readonly onChange: (isOpen: boolean) => void;
  readonly onChoose: (chosen: ChosenList) => void;
}

/** So near to its end, in px, the log is at its end. */
const nearEnd = 40;

/**
 * The questions and answers. A user who scrolls up is not interrupted; at the end the page follows new text.
 */
export function Log({
  status,
  height,
  machines,
  onAgain,
  onAsk,
  onScroll,
  onChange,
  onChoose,
}: LogProps): ReactElement {
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
        const way = wayOn(status, place);
        return (
          <div key={turn.id ?? `new ${place}`}>
            <Question question={turn.question} />
            <Answer
              turn={turn}
              machines={machines}
              failure={
                way === 'again' && phase === 'failed' && failure !== null ? failureSentence(failure) : null
              }
              change={
                canChange(status, place)
                  ? {
                      isOpen: status.isChanging,
                      onOpen: () => onChange(true),
                      onClose: () => onChange(false),
                      onChoose,
                    }
                  : null
              }
              onAgain={way === 'again' ? onAgain : null}
              onRepeat={way === 'repeat' ? () => onAsk(turn.question) : null}
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
