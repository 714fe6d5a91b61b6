import type { ReactElement } from 'react';
import { hasOthers, shownQuestions } from '../../../domain/assistant/question';
import { BrandMark } from '../../kit/display/brand-mark/brand-mark';
import { Icon } from '../../kit/display/icon/icon';
import { Panel } from '../../kit/display/panel/panel';
import { AssistantIcon } from './glyphs';
import { assistantText as text } from './text';

export interface WelcomeProps {
  /** Questions that can be asked; none while they are loading, and where they did not come. */
  readonly questions: readonly string[];
  /** How often others of them were asked for. */
  readonly others: number;
  readonly onAsk: (question: string) => void;
  readonly onOthers: () => void;
}

/** The page before the first question. */
export function Welcome({ questions, others, onAsk, onOthers }: WelcomeProps): ReactElement {
  return (
    <div className="assistant-welcome">
      <div className="assistant-hello">
        <BrandMark size={44} />
        <h2>{text.welcome}</h2>
        <p>{text.about}</p>
      </div>
      {questions.length === 0 ? null : (
        <Panel
          title={text.examples}
          className="assistant-examples"
          aside={
            hasOthers(questions) ? (
              <button type="button" className="assistant-others" onClick={onOthers}>
                {text.others}
                <AssistantIcon name="refresh" size={16} />
              </button>
            ) : null
          }
        >
          <ul>
            {shownQuestions(questions, others).map((question) => (
              <li key={question}>
                <button type="button" onClick={() => onAsk(question)}>
                  <span>{question}</span>
                  <Icon name="forward" size={16} />
                </button>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <p className="assistant-limits">{text.limits}</p>
    </div>
  );
}
