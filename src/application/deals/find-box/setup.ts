import { isRight } from 'fp-ts/Either';
import { assign, sendTo, setup } from 'xstate';
import type { FoundKind, Suggestions } from '../../../../contract/search/found';
import { findAddress, searchableText } from '../../../domain/find/find-address';
import { hitAddress, movedTo, optionsOf, type FindOption } from '../../../domain/find/find-options';
import { unwiredCall, type Answer } from '../../kit/from-call';
import { unwiredListener } from '../../kit/from-listener';

/** A text that is being typed, and the kinds that it is searched in. */
export interface SuggestInput {
  readonly text: string;
  readonly kind: FoundKind | null;
}

export type FindBoxEvent =
  /** The text of the field. */
  | { readonly type: 'find.typed'; readonly text: string }
  /** An input method begins to compose a word, and ends. */
  | { readonly type: 'find.composing' }
  | { readonly type: 'find.composed'; readonly text: string }
  /** An arrow key. */
  | { readonly type: 'find.moved'; readonly by: 1 | -1 }
  /** Enter, or the button: searches, or takes the option that an arrow key led to. */
  | { readonly type: 'find.submitted' }
  /** An option was pressed. */
  | { readonly type: 'find.chosen'; readonly place: number }
  /** A text of the history, of the hot words or of the advice was pressed. */
  | { readonly type: 'find.wanted'; readonly text: string }
  /** Escape, or the focus left. */
  | { readonly type: 'find.closed' }
  /** The kinds to search in. */
  | { readonly type: 'find.scoped'; readonly kind: FoundKind | null }
  /** The page is at another address. */
  | { readonly type: 'address.changed'; readonly text: string; readonly kind: FoundKind | null }
  /** The earlier searches on the device. */
  | { readonly type: 'history.read'; readonly texts: readonly string[] }
  | { readonly type: 'history.clearRequested' }
  | { readonly type: 'history.clearConfirmed' }
  | { readonly type: 'history.clearCancelled' };

/** Changes of the history of the device. */
export type HistoryCommand =
  | { readonly type: 'history.add'; readonly text: string }
  | { readonly type: 'history.clear' };

/** Where the page goes: to another search in its place, or on to a thing. */
export type GoCommand =
  | { readonly type: 'go.search'; readonly address: string }
  | { readonly type: 'go.open'; readonly address: string };

interface FindBoxContext {
  /** As the field has it. */
  readonly text: string;
  readonly kind: FoundKind | null;
  readonly suggestions: Suggestions | null;
  /** The option that an arrow key led to; null for the field itself. */
  readonly active: number | null;
  /** Earlier searches, the latest first. */
  readonly history: readonly string[];
}

export interface FindBoxTypes {
  readonly context?: FindBoxContext;
  readonly events?: FindBoxEvent;
  /** What the address holds at first. */
  readonly input?: SuggestInput;
}

const types: FindBoxTypes = {};

/** Delays of the search box, in milliseconds. */
export const findBoxDelays = {
  /** So long nothing is typed before suggestions are asked for. */
  typingPause: 200,
} as const;

const optionAt = ({ suggestions }: FindBoxContext, place: number | null): FindOption | null =>
  place === null ? null : (optionsOf(suggestions)[place] ?? null);

const addressOf = (option: FindOption | null): string | null =>
  option?.kind === 'thing' ? hitAddress(option.hit) : null;

/** The text that an option searches for, or that of the field. */
const wordOf = (option: FindOption | null, text: string): string =>
  option?.kind === 'word' ? option.word.word.text : text;

type Suggested = Answer<Suggestions>;

/** The guards and actions of the search box. */
export const findBoxSetup = setup({
  types,
  actors: {
    suggest: unwiredCall<Suggestions, SuggestInput>('findBox', 'suggest'),
    history: unwiredListener<HistoryCommand>('findBox', 'history'),
    way: unwiredListener<GoCommand>('findBox', 'way'),
  },
  delays: findBoxDelays,
  guards: {
    isBlank: (_, { text }: { readonly text: string }) => searchableText(text) === '',
    hasText: ({ context: { text } }) => searchableText(text) !== '',
    isThing: ({ context }, place: number | null) => addressOf(optionAt(context, place)) !== null,
    isOption: ({ context }, place: number | null) => optionAt(context, place) !== null,
    hasSuggestions: (_, answer: Suggested) => isRight(answer) && optionsOf(answer.right).length > 0,
    isOfOthers: ({ context }, { text, kind }: SuggestInput) =>
      text !== context.text.trim() || kind !== context.kind,
  },
  actions: {
    /** Nothing changes. */
    goOn: assign({}),
    keepText: assign((_, { text }: { readonly text: string }) => ({ text, active: null })),
    keepAddress: assign((_, { text, kind }: SuggestInput) => ({ text, kind })),
    keepKind: assign((_, kind: FoundKind | null) => ({ kind })),
    keepWord: assign(({ context }, place: number | null) => ({
      text: wordOf(optionAt(context, place), context.text),
    })),
    keepSuggestions: assign((_, answer: Suggested) => ({
      suggestions: isRight(answer) ? answer.right : null,
      active: null,
    })),
    forgetSuggestions: assign({ suggestions: null, active: null }),
    move: assign(({ context: { active, suggestions } }, by: 1 | -1) => ({
      active: movedTo(active, by, optionsOf(suggestions).length),
    })),
    keepHistory: assign((_, texts: readonly string[]) => ({ history: texts })),
    search: sendTo('way', ({ context: { text, kind } }): GoCommand => ({
      type: 'go.search',
      address: findAddress({ text, kind, exact: false }),
    })),
    remember: sendTo('history', ({ context: { text } }): HistoryCommand => ({ type: 'history.add', text })),
    open: sendTo('way', ({ context }, place: number | null): GoCommand => ({
      type: 'go.open',
      address: addressOf(optionAt(context, place)) ?? '/',
    })),
    clearHistory: sendTo('history', (): HistoryCommand => ({ type: 'history.clear' })),
  },
});
