import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { AssistantConversation, AssistantOpening } from '../../../../contract/assistant/conversation';
import type { AnswerRatingMachine } from '../../../application/assistant/answer-rating/machine';
import type { AssistantMachine } from '../../../application/assistant/assistant/machine';
import { selectAssistantStatus } from '../../../application/assistant/assistant/status';
import type { CopyingMachine } from '../../../application/kit/copying/machine';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { selectResourceStatus } from '../../../application/kit/resource/status';
import { selectAskFirst, type AskFirstMachine } from '../../../application/kit/ask-first/machine';
import type { VisibleHeightMachine } from '../../../application/messages/visible-height/machine';
import { useFlows } from '../../frame/context/flows';
import { AssistantView } from './view';

export interface AssistantScreenProps {
  readonly flows: {
    readonly talk: ActorRefFrom<AssistantMachine>;
    readonly talks: ActorRefFrom<ResourceMachine<undefined, readonly AssistantConversation[]>>;
    readonly removal: ActorRefFrom<AskFirstMachine<string>>;
    readonly opening: ActorRefFrom<ResourceMachine<undefined, AssistantOpening>>;
    readonly height: ActorRefFrom<VisibleHeightMachine>;
    readonly copying: CopyingMachine;
    readonly rating: AnswerRatingMachine;
    readonly origin: string;
  };
}

/** The assistant, at either of its addresses. */
export function AssistantScreen({ flows }: AssistantScreenProps): ReactElement {
  const { now } = useFlows();
  const { talk, talks, removal, opening, height, copying, rating, origin } = flows;
  const status = useSelector(talk, selectAssistantStatus);
  const { value } = useSelector(opening, selectResourceStatus<undefined, AssistantOpening>);
  return (
    <AssistantView
      status={status}
      height={useSelector(height, ({ context }) => context.height)}
      talks={{
        status: useSelector(talks, selectResourceStatus<undefined, readonly AssistantConversation[]>),
        chosen: status.conversation,
        removal: useSelector(removal, selectAskFirst<string>, shallowEqual),
        now: now(),
        onOpen: (id) => talk.send({ type: 'assistant.conversationOpened', id }),
        onRemove: (id) => removal.send({ type: 'ask.requested', subject: id }),
        onRemoval: (goes) => removal.send({ type: goes ? 'ask.confirmed' : 'ask.dismissed' }),
        onReload: () => talks.send({ type: 'resource.reloadRequested' }),
      }}
      questions={value?.questions ?? []}
      answersFrom={value?.answersFrom ?? null}
      machines={{ copying, rating, origin }}
      onType={(text) => talk.send({ type: 'assistant.typed', text })}
      onAsk={(question) => talk.send({ type: 'assistant.asked', question })}
      onStop={() => talk.send({ type: 'assistant.stopRequested' })}
      onAgain={() => talk.send({ type: 'assistant.askedAgain' })}
      onFresh={() => talk.send({ type: 'assistant.freshRequested' })}
      onReload={() => talk.send({ type: 'assistant.reloadRequested' })}
      onOthers={() => talk.send({ type: 'assistant.othersRequested' })}
      onScroll={(atEnd) => talk.send({ type: 'assistant.scrolled', atEnd })}
      onChange={(isOpen) => talk.send({ type: isOpen ? 'assistant.changeOpened' : 'assistant.changeClosed' })}
      onChoose={(chosen) => talk.send({ type: 'assistant.chosen', chosen })}
      onTalks={(isOpen) => talk.send({ type: isOpen ? 'assistant.talksOpened' : 'assistant.talksClosed' })}
    />
  );
}
