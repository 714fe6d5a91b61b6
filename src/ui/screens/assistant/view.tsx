import type { ReactElement } from 'react';
import type { AnswersFrom } from '../../../../contract/assistant/conversation';
import type { ChosenList } from '../../../../contract/assistant/understood';
import type { AssistantStatus } from '../../../application/assistant/assistant/status';
import { PageBar } from '../../kit/page/page-bar';
import { IconButton } from '../../kit/action/button/icon-button';
import { Sheet } from '../../kit/sheet/sheet';
import { PageBones } from '../../kit/state/skeleton/page-bones';
import type { ActMachines } from './answer-acts';
import { Composer, type ComposerProps } from './composer';
import { AssistantIcon } from './glyphs';
import { Log } from './log';
import { TalkList, type TalkListProps } from './talk-list';
import { assistantText as text } from './text';
import { Unread } from './unread';
import { Welcome } from './welcome';
import './style.css';

export interface AssistantViewProps extends Omit<ComposerProps, 'status'> {
  readonly status: AssistantStatus;
  /**
   * The height of the visible part of the window, also with a keyboard over it, in CSS pixels; null while
   * unknown.
   */
  readonly height: number | null;
  readonly talks: TalkListProps;
  readonly questions: readonly string[];
  /** Null while unknown. */
  readonly answersFrom: AnswersFrom | null;
  readonly machines: ActMachines;
  readonly onAgain: () => void;
  readonly onFresh: () => void;
  readonly onReload: () => void;
  readonly onOthers: () => void;
  readonly onScroll: (atEnd: boolean) => void;
  readonly onChange: (isOpen: boolean) => void;
  readonly onChoose: (chosen: ChosenList) => void;
  readonly onTalks: (isOpen: boolean) => void;
}

function Body(props: AssistantViewProps): ReactElement {
  const { status, height, questions, machines, onReload, onFresh, onAsk, onOthers, onAgain, onScroll } =
    props;
  if (status.phase === 'loading') return <PageBones shape="settings" />;
  if (status.phase === 'unread')
    return <Unread failure={status.failure} onReload={onReload} onFresh={onFresh} />;
  return status.isNew ? (
    <Welcome questions={questions} others={status.others} onAsk={onAsk} onOthers={onOthers} />
  ) : (
    <Log
      status={status}
      height={height}
      machines={machines}
      onAgain={onAgain}
      onAsk={onAsk}
      onScroll={onScroll}
      onChange={props.onChange}
      onChoose={props.onChoose}
    />
  );
}

/**
 * The conversation with the assistant. In a wide window the list of conversations is next to it; on a phone
 * it is a sheet.
 */
export function AssistantView(props: AssistantViewProps): ReactElement {
  const { status, height, talks, answersFrom, onFresh, onTalks, onType, onAsk, onStop } = props;
  const fresh = <IconButton icon={<AssistantIcon name="add" />} label={text.fresh} onPress={onFresh} />;
  return (
    <div className="assistant" style={height === null ? undefined : { maxHeight: height }}>
      <aside className="assistant-talks" aria-label={text.talks}>
        <div className="assistant-talks-head">
          <h2>{text.talks}</h2>
          {fresh}
        </div>
        <TalkList {...talks} />
      </aside>
      <section className="assistant-talk">
        <PageBar
          title={text.name}
          aside={
            <span className="assistant-bar-acts">
              <IconButton
                icon={<AssistantIcon name="history" />}
                label={text.talks}
                onPress={() => onTalks(true)}
              />
              {fresh}
            </span>
          }
        />
        <p className="assistant-from">{answersFrom === null ? text.check : text.from[answersFrom]}</p>
        <div className="assistant-body">
          <Body {...props} />
        </div>
        <Composer status={status} onType={onType} onAsk={onAsk} onStop={onStop} />
      </section>
      {status.showsTalks ? (
        <Sheet title={text.talks} onClose={() => onTalks(false)}>
          <TalkList {...talks} />
        </Sheet>
      ) : null}
    </div>
  );
}
