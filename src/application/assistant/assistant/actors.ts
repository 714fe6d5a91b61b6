import { isSome } from 'fp-ts/Option';
import type { EventObject } from 'xstate';
import { formDraft } from '../../../domain/session/form-draft';
import type { AskedQuestion, AssistantAnswers } from '../../../ports/assistant-answers';
import type { Connection } from '../../../ports/connection';
import type { FormDrafts } from '../../../ports/form-drafts';
import type { LayerStack } from '../../../ports/layer-stack';
import type { MemberKnown } from '../../../ports/member-known';
import { connectionActors } from '../../kit/connection/actors';
import type { AddressCommand, AssistantEvent, DraftCommand } from './events';
import type { AssistantTurn } from '../../../../contract/assistant/conversation';
import type { Gateways } from '../../../ports/gateways';
import { fromCall, readLimit } from '../../kit/from-call';
import { fromLayer, fromListener } from '../../kit/from-listener';

export interface AssistantPorts {
  readonly answers: AssistantAnswers;
  readonly assistant: Pick<Gateways['assistant'], 'messages' | 'stop'>;
  readonly connection: Connection;
  readonly layers: LayerStack;
  readonly drafts: FormDrafts;
  readonly member: MemberKnown;
  /** Has the page's address name a conversation, or, with null, none. */
  readonly address: (id: string | null, how: Pick<AddressCommand, 'isNext'>) => void;
  /** Notified when a conversation has begun or gone on: the list of them is old. */
  readonly talked: () => void;
  /** Hears which conversations are taken out from now on; answers how to hear no more. */
  readonly whenGone: (hear: (id: string) => void) => () => void;
}

/** How long the gateway may take to stop an answer, in milliseconds: nothing depends on it. */
const stopLimit = 5_000;

/** What the talk receives when asking breaks. */
const broken: AssistantEvent = { type: 'answer.failed', failure: { kind: 'malformed', field: '' } };

/** Under which the device keeps the question that was not asked yet. */
const formId = 'assistant';

/**
 * Listeners in addition to the talk: removals of conversations, and the device's draft of the next question. The user
 * must be known before a draft is kept, and before a kept one is shown.
 */
const background = ({ drafts, member, whenGone }: Pick<AssistantPorts, 'drafts' | 'member' | 'whenGone'>) =>
  fromListener<DraftCommand>(({ sendBack, receive }) => {
    const notify = (event: AssistantEvent): void => sendBack(event);
    let whose: string | null = null;
    receive(({ text }) => {
      if (text === '') drafts.discard(formId)();
      // What the device does not keep is only missed after a reload.
      else if (whose !== null) drafts.keep(formDraft({ formId, userId: whose, fields: { text } }))();
    });
    const ends = [
      whenGone((id) => notify({ type: 'assistant.conversationGone', id })),
      member.listen((userId) => {
        if (userId === whose) return;
        whose = userId;
        const kept = drafts.recall(formId, userId)();
        if (isSome(kept)) notify({ type: 'draft.recalled', text: kept.value.fields.text ?? '' });
      }),
    ];
    return () => ends.forEach((end) => end());
  });

/** The assistant over its ports. Leaving the state of an answer ends it. */
export const assistantActors = ({
  answers,
  assistant,
  connection,
  layers,
  drafts,
  member,
  address,
  talked,
  whenGone,
}: AssistantPorts) => ({
  answer: fromListener<EventObject, AskedQuestion>(({ input, sendBack }) => {
    const notify = (event: AssistantEvent): void => sendBack(event);
    return answers.ask(input, (news) => {
      if (news.kind === 'failed') notify({ type: 'answer.failed', failure: news.failure });
      else {
        notify({ type: 'answer.came', event: news.event });
        if (news.event.kind === 'begun') talked();
      }
    });
  }, broken),
  stop: fromCall<unknown, { readonly turn: string }>(({ turn }, options) => assistant.stop(turn, options), {
    limit: stopLimit,
  }),
  history: fromCall<readonly AssistantTurn[], { readonly conversation: string }>(
    ({ conversation }, options) => assistant.messages(conversation, options),
    { limit: readLimit },
  ),
  address: fromListener<AddressCommand>(({ receive }) =>
    receive(({ id, isNext }) => address(id, { isNext })),
  ),
  layer: fromLayer(layers, 'assistant-talks', { type: 'assistant.talksClosed' }),
  background: background({ drafts, member, whenGone }),
  networkLost: connectionActors(connection).networkLost,
});
