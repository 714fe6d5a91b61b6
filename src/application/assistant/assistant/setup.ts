import { isRight, type Either } from 'fp-ts/Either';
import { assign, sendTo, setup, type EventObject } from 'xstate';
import type { AssistantTurn } from '../../../../contract/assistant/conversation';
import type { ChosenList } from '../../../../contract/assistant/understood';
import { questionFault } from '../../../domain/assistant/question';
import {
  startWriting,
  chosenOf,
  turnOf,
  withEvent,
  type Turn,
  type Writing,
} from '../../../domain/assistant/turn';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import { fieldText } from '../../../domain/text/field-text';
import type { AskedQuestion } from '../../../ports/assistant-answers';
import { goOn } from '../../kit/going-on';
import type { AddressCommand, AssistantEvent, Came, DraftCommand } from './events';
import { unwiredWait } from '../../kit/from-wait';
import { unwiredCall } from '../../kit/from-call';
import { unwiredListener } from '../../kit/from-listener';

export interface AssistantContext {
  /** Null before the first answer of one has begun. */
  readonly conversation: string | null;
  readonly turns: readonly Turn[];
  readonly writing: Writing | null;
  /** The turn whose place the answer takes that is asked for. */
  readonly again: Turn | null;
  /** The text of the field. */
  readonly draft: string;
  readonly failure: GatewayFailure | null;
  /** How often others of the questions to begin with were asked for. */
  readonly others: number;
}

export interface AssistantInput {
  /** The conversation that the page's address names; null for none. */
  readonly conversation: string | null;
}

interface AssistantTypes {
  readonly context?: AssistantContext;
  readonly events?: AssistantEvent;
  readonly input?: AssistantInput;
}

const types: AssistantTypes = {};

type History = Either<GatewayFailure, readonly AssistantTurn[]>;

/** Delays of the assistant, in milliseconds. */
export const assistantDelays = {
  /** Words are gathered for so long before they are shown (MKT-20, SCR-12). */
  flushEvery: 80,
  /** Without a sign of life for so long an answer is given up; the gateway gives up earlier. */
  silenceLimit: 45_000,
} as const;

const turnsOf = (history: History): Partial<AssistantContext> =>
  isRight(history)
    ? {
        turns: history.right.map(({ askedAt: _, ...turn }): Turn => ({ ...turn, chosen: null })),
        failure: null,
      }
    : { failure: history.left };

/** The words that the chart of the assistant is written in. */
export const assistantSetup = setup({
  types,
  actors: {
    answer: unwiredListener<EventObject, AskedQuestion>('assistant', 'answer'),
    stop: unwiredCall<unknown, { readonly turn: string }>('assistant', 'stop'),
    history: unwiredCall<readonly AssistantTurn[], { readonly conversation: string }>('assistant', 'history'),
    background: unwiredListener<DraftCommand>('assistant', 'background'),
    address: unwiredListener<AddressCommand>('assistant', 'address'),
    layer: unwiredListener('assistant', 'layer'),
    networkLost: unwiredWait('assistant', 'networkLost'),
  },
  delays: assistantDelays,
  guards: {
    canBeAsked: (_, { question }: { readonly question: string }) => questionFault(question) === null,
    /** The last answer is one of a search, which says what it understood. */
    isUnderstood: ({ context: { turns, writing } }) =>
      writing === null && (turns.at(-1)?.understood ?? null) !== null,
    hasAsked: ({ context }) => context.turns.length > 0,
    isStarted: ({ context }) => typeof context.writing?.turn === 'string',
    /** A conversation has begun. */
    begins: ({ context }, { event }: Came) =>
      event.kind === 'begun' && event.conversation !== context.conversation,
    isEnd: (_, { event }: Came) => event.kind === 'end',
    isError: (_, { event }: Came) => event.kind === 'error',
    isWords: (_, { event }: Came) => event.kind === 'delta' || event.kind === 'replace',
    goesOn: (_, { event }: Came) => event.kind !== 'end' && event.kind !== 'error',
    /** Nothing was begun: the question comes back into the field. */
    isRefused: ({ context }, failure: GatewayFailure) =>
      failure.kind === 'refused' && context.writing?.turn === null && context.writing.came === '',
    isAtEnd: (_, { atEnd }: { readonly atEnd: boolean }) => atEnd,
    isAway: (_, { atEnd }: { readonly atEnd: boolean }) => !atEnd,
    isOpenOne: ({ context: { conversation } }, { id }: { readonly id: string }) => id === conversation,
    /** There is nothing to leave by a new one. */
    isNew: ({ context: { conversation } }) => conversation === null,
    isAnother: ({ context: { conversation } }, { id }: { readonly id: string | null }) =>
      id !== null && id !== conversation,
    /** The address names none while one is open. */
    isUnnamed: ({ context: { conversation } }, { id }: { readonly id: string | null }) =>
      id === null && conversation !== null,
    nothingIsTyped: ({ context }) => context.draft === '',
    isRead: (_, history: History) => isRight(history),
  },
  actions: {
    goOn,
    keepDraft: assign((_, { text }: { readonly text: string }) => ({ draft: fieldText(text) })),
    /** The device keeps the text of the field, over a reload. */
    saveDraft: sendTo('background', ({ context }) => ({ type: 'draft.keep', text: context.draft })),
    /** Another text in the field stays: a question can also be pressed. */
    ask: assign(({ context: { draft } }, { question }: { readonly question: string }) => ({
      writing: startWriting(question.trim()),
      again: null,
      failure: null,
      draft: draft.trim() === question.trim() ? '' : draft,
    })),
    askAgain: assign(({ context: { turns } }) => {
      const last = turns.at(-1);
      return {
        writing: startWriting(last?.question ?? '', last === undefined ? null : chosenOf(last)),
        again: last ?? null,
        turns: turns.slice(0, -1),
        failure: null,
      };
    }),
    /** The last question is asked again with what was chosen. */
    askChosen: assign(({ context: { turns } }, { chosen }: { readonly chosen: ChosenList }) => {
      const last = turns.at(-1);
      return {
        writing: startWriting(last?.question ?? '', chosen),
        again: last ?? null,
        turns: turns.slice(0, -1),
        failure: null,
      };
    }),
    keepEvent: assign(({ context: { writing, conversation } }, { event }: Came) => ({
      writing: writing === null ? null : withEvent(writing, event),
      conversation: event.kind === 'begun' ? event.conversation : conversation,
    })),
    /** The address says which conversation is open. */
    putAddress: sendTo('address', ({ context }) => ({
      type: 'address.show',
      id: context.conversation,
      isNext: false,
    })),
    /** The same, and back leads to what was open before. */
    goToAddress: sendTo('address', ({ context }) => ({
      type: 'address.show',
      id: context.conversation,
      isNext: true,
    })),
    flush: assign(({ context: { writing } }) => ({
      writing: writing === null ? null : { ...writing, shown: writing.came },
    })),
    finish: assign(
      (
        { context: { writing, turns, again } },
        { state }: { readonly state: 'done' | 'stopped' | 'failed' },
      ) => ({
        writing: null,
        turns:
          writing === null
            ? turns
            : [...turns, turnOf({ ...writing, turn: writing.turn ?? again?.id ?? null }, state)],
      }),
    ),
    /**
     * The turn to be replaced stays; without one the question goes back into the field, before the text typed since.
     */
    takeBack: assign(({ context: { writing, again, turns, draft } }) =>
      again === null
        ? { writing: null, draft: [writing?.question ?? '', draft].filter((text) => text !== '').join('\n') }
        : { writing: null, turns: [...turns, again] },
    ),
    noteFailure: assign((_, failure: GatewayFailure) => ({ failure })),
    noteError: assign((_, { event }: Came) => ({
      failure:
        event.kind === 'error'
          ? { kind: 'refused' as const, code: event.code, message: event.message }
          : null,
    })),
    noteTimeout: assign({ failure: { kind: 'timeout' } }),
    noteNetwork: assign({ failure: { kind: 'network' } }),
    keepHistory: assign((_, history: History) => turnsOf(history)),
    openConversation: assign((_, { id }: { readonly id: string | null }) => ({
      conversation: id,
      turns: [],
      writing: null,
      again: null,
      failure: null,
    })),
    startNew: assign({ conversation: null, turns: [], writing: null, again: null, failure: null }),
    showOthers: assign(({ context: { others } }) => ({ others: others + 1 })),
  },
});
