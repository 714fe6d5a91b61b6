import type { ReactElement, ReactNode } from 'react';
import { citedSources } from '../../../domain/assistant/cited-sources';
import type { Turn, Writing } from '../../../domain/assistant/turn';
import { useFlows } from '../../frame/context/flows';
import { AnswerText } from '../../kit/markdown/answer-text';
import { BrandMark } from '../../kit/display/brand-mark/brand-mark';
import { Button } from '../../kit/action/button/button';
import { Icon } from '../../kit/display/icon/icon';
import { AnswerActs, type AnswerActsProps } from './answer-acts';
import { Sources } from './sources';
import { assistantText as text } from './text';
import type { Change } from './understood';
import { ListWayLater, UnderstoodConditionsLater } from './understood-later';

/** What the assistant says; only what it made bears the label of that (MKT-20). */
function Block({
  isMade,
  children,
}: {
  readonly isMade: boolean;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <article className="answer">
      <div className="answer-head">
        <BrandMark size={20} />
        {text.name}
        {isMade ? <span className="answer-ai">{text.ai}</span> : null}
      </div>
      {children}
    </article>
  );
}

export const Question = ({ question }: { readonly question: string }): ReactElement => (
  <div className="asked">
    <p>{question}</p>
  </div>
);

const standing: Readonly<Record<Turn['state'], string | null>> = {
  done: null,
  stopped: text.stopped,
  failed: text.broken,
  sealed: text.sealed,
};

interface AnswerProps extends AnswerActsProps {
  /** Why it broke off, where it is the last one. */
  readonly failure: string | null;
  /** Asks its question as a new one; null where its answer is there, can be asked for again, or nothing can be asked now. */
  readonly onRepeat: (() => void) | null;
  /** Null where nothing can be asked now. */
  readonly change: Change | null;
}

/** An answer that is over: its words, what became of it, its sources, what can be done with it. */
export function Answer({ turn, failure, onRepeat, change, ...acts }: AnswerProps): ReactElement {
  const { answer, sources, state, understood } = turn;
  const { linkOf } = useFlows();
  const said = failure ?? standing[state];
  return (
    <Block isMade={answer !== ''}>
      {understood === null ? null : <UnderstoodConditionsLater understood={understood} change={change} />}
      {answer === '' ? null : (
        <AnswerText text={answer} sources={sources} linkOf={linkOf} isWriting={false} />
      )}
      {answer === '' && state === 'done' ? <p className="answer-note">{text.nothing}</p> : null}
      {said === null ? null : (
        <p className={failure === null ? 'answer-note' : 'answer-note answer-bad'}>{said}</p>
      )}
      {failure === null || acts.onAgain === null ? null : (
        <Button onPress={acts.onAgain}>{text.retry}</Button>
      )}
      {onRepeat === null ? null : <Button onPress={onRepeat}>{text.repeat}</Button>}
      <Sources sources={citedSources(answer, sources)} />
      {understood === null || understood.count === 0 ? null : <ListWayLater understood={understood} />}
      <AnswerActs turn={turn} {...acts} onAgain={failure === null ? acts.onAgain : null} />
    </Block>
  );
}

const stageOf = ({ stage, found }: Writing): string => {
  if (stage === null) return text.begun;
  return stage === 'searching' || found === null ? text.stages[stage] : text.found(found);
};

/** An answer that is being written: how far it is before its words, then the words. */
export function AnswerUnderWay({ writing }: { readonly writing: Writing }): ReactElement {
  const { linkOf } = useFlows();
  const { stage, found, shown, sources, understood } = writing;
  return (
    <Block isMade>
      <p className="answer-stage">
        {stage === null || stage === 'searching' || found === 0 ? null : <Icon name="check" size={16} />}
        <span>{stageOf(writing)}</span>
      </p>
      {understood === null ? null : <UnderstoodConditionsLater understood={understood} change={null} />}
      {shown === '' ? null : <AnswerText text={shown} sources={sources} linkOf={linkOf} isWriting />}
    </Block>
  );
}
