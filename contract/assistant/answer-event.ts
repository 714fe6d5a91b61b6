import * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireText } from '../codec/text';
import { AssistantSource } from './assistant-source';
import { Understood } from './understood';

/** How far an answer is that has no words yet. */
export const AnswerStage = t.keyof({ searching: null, found: null, writing: null }, 'AnswerStage');
export type AnswerStage = t.TypeOf<typeof AnswerStage>;

/** The conversation and the answer by which it can be stopped: the first event. */
const Begun = record({ kind: t.literal('begun'), conversation: WireId, turn: WireId }, 'AnswerBegun');
/** How many listings were found, where the stage says so. */
const Stage = record(
  { kind: t.literal('stage'), stage: AnswerStage, count: orNull(WireCount) },
  'AnswerStaged',
);
/** What a search understood of the question; a model does not say it. */
const Read = record({ kind: t.literal('understood'), understood: Understood }, 'AnswerUnderstood');
/** What the answer goes on with, Markdown. */
const Delta = record({ kind: t.literal('delta'), text: WireText }, 'AnswerDelta');
/** In place of all that came: the answer so far. */
const Replace = record({ kind: t.literal('replace'), text: WireText }, 'AnswerReplaced');
/** The listings whose numbers the answer cites. */
const Sources = record({ kind: t.literal('sources'), list: listOf(AssistantSource) }, 'AnswerSources');
/** The answer is whole; nothing follows. */
const End = record({ kind: t.literal('end') }, 'AnswerEnded');
/** The answer breaks off; what came stays, and nothing follows. */
const Failed = record({ kind: t.literal('error'), code: WireCount, message: WireText }, 'AnswerFailed');
/** The answer is still being worked at. */
const Ping = record({ kind: t.literal('ping') }, 'AnswerPing');

/** What an answer is made of, event by event (SCR-12). */
export const AnswerEvent = t.union(
  [Begun, Stage, Read, Delta, Replace, Sources, End, Failed, Ping],
  'AnswerEvent',
);
export type AnswerEvent = t.TypeOf<typeof AnswerEvent>;
