import type { AnswerEvent } from '../../../../contract/assistant/answer-event';
import { assistantLimits } from '../../../../contract/assistant/assistant-limits';
import type { AssistantSource } from '../../../../contract/assistant/assistant-source';
import type { ChosenList, Understood } from '../../../../contract/assistant/understood';
import { refusals } from '../../../../contract/refusal/refusal';
import { withoutStump } from '../../domain/assistant/first-figure';
import { Grounding } from '../../domain/assistant/grounding';
import { cardOf, sourceOf, type CitedListing } from '../../domain/assistant/listing';
import type { Session } from '../../domain/session/session';
import type { Assistant } from '../../ports/assistant';
import type { TurnEnd } from '../../ports/assistant-talks';
import type { Log } from '../../ports/log';
import type { Finding, Found } from './finding';

export interface AnsweringNeeds {
  readonly assistant: Assistant;
  readonly finding: Finding;
  readonly log: Log;
}

export interface Asked {
  readonly session: Session;
  readonly question: string;
  readonly turn: string;
  readonly conversation: string;
  readonly thread: string | null;
  readonly asker: string;
  /** Null where the question is read. */
  readonly chosen: ChosenList | null;
}

/** The facts of an answer while it arrives. */
interface Writing {
  answer: string;
  /** Whether it is as long as an answer may be: nothing comes behind what was left out of it. */
  isFull: boolean;
  thread: string | null;
  message: string | null;
  /** Null where nothing went wrong. */
  failed: 'late' | 'broken' | null;
  listings: readonly CitedListing[];
  sources: readonly AssistantSource[];
  understood: Understood | null;
}

/** Characters read of one answer; beyond them it is cut, also where no sentence of it ends. */
const longestRead = 1.25 * assistantLimits.answer;

const failure = (why: 'late' | 'broken'): AnswerEvent => {
  const { code, text } = why === 'late' ? refusals.assistantLate : refusals.assistantFailed;
  return { kind: 'error', code, message: text };
};

/** The words of an answer as they may be shown, each sentence held against what it cites. */
const wordsOf = async function* (
  { assistant }: AnsweringNeeds,
  { question, thread, asker }: Asked,
  found: Found,
  writing: Writing,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  const { listings, total } = found;
  let grounding = new Grounding({ listings, question, total });
  const given = (text: string): AnswerEvent => {
    const room = writing.isFull ? 0 : assistantLimits.answer - writing.answer.length;
    const kept = text.length <= room ? text : withoutStump(text.slice(0, room));
    writing.answer += kept;
    writing.isFull ||= kept !== text;
    // Words that wait for the end of their sentence are a sign of life.
    return kept === '' ? { kind: 'ping' } : { kind: 'delta', text: kept };
  };
  let read = 0;
  for await (const piece of assistant.answer({ question, ...found, thread, asker }, signal)) {
    if (signal.aborted) return;
    if (piece.kind === 'named') {
      writing.thread = piece.thread;
      writing.message = piece.message;
    }
    if (piece.kind === 'ping') yield { kind: 'ping' };
    if (piece.kind === 'delta') {
      read += piece.text.length;
      yield given(grounding.push(piece.text));
    }
    if (piece.kind === 'replace') {
      grounding = new Grounding({ listings, question, total });
      [writing.answer, writing.isFull] = ['', false];
      read = piece.text.length;
      given(grounding.push(piece.text));
      yield { kind: 'replace', text: writing.answer };
    }
    if (piece.kind === 'failed') writing.failed = piece.why;
    // Leaving the loop ends the answering side's request.
    if (writing.isFull || read > longestRead) break;
  }
  const isCut = writing.failed !== null || read > longestRead;
  const rest = isCut ? grounding.brokenOff() : grounding.end();
  if (rest !== '' && !signal.aborted) yield given(rest);
};

/**
 * The events of one answer, and its result.
 * @param ended is called once, also without a reader of the events
 */
export const makeAnswering = (needs: AnsweringNeeds) =>
  async function* (
    asked: Asked,
    signal: AbortSignal,
    ended: (end: TurnEnd) => Promise<void>,
  ): AsyncGenerator<AnswerEvent> {
    const writing: Writing = {
      answer: '',
      isFull: false,
      thread: asked.thread,
      message: null,
      failed: null,
      listings: [],
      sources: [],
      understood: null,
    };
    const { turn, conversation } = asked;
    let isOver = false;
    const over = async (state: TurnEnd['state']): Promise<void> => {
      if (isOver) return;
      isOver = true;
      const { answer, thread, message, listings, sources, understood } = writing;
      await ended({
        answer,
        thread,
        message,
        state,
        sources,
        understood,
        opened: listings.filter(({ opened }) => opened).map(({ id }) => id),
      });
    };
    try {
      yield { kind: 'begun', conversation, turn };
      yield { kind: 'stage', stage: 'searching', count: null };
      const { assistant } = needs;
      const isSearch = assistant.answersFrom === 'listings';
      const most = isSearch ? assistantLimits.cards : assistantLimits.sources;
      const found = await needs.finding(asked.session, asked.question, asked.chosen, most);
      const { listings, total, understood } = found;
      writing.listings = listings;
      writing.sources = listings.map(isSearch ? cardOf : sourceOf);
      writing.understood = isSearch ? understood : null;
      yield { kind: 'stage', stage: 'found', count: total };
      if (writing.understood !== null) yield { kind: 'understood', understood: writing.understood };
      if (listings.length > 0) yield { kind: 'sources', list: writing.sources };
      yield { kind: 'stage', stage: 'writing', count: null };
      yield* wordsOf(needs, asked, found, writing, signal);
      // It is stored before the event: a reader of the end finds it.
      if (writing.failed !== null) {
        await over('failed');
        yield failure(writing.failed);
      } else if (!signal.aborted) {
        await over('done');
        yield { kind: 'end' };
      }
    } catch (error) {
      needs.log.problem('助手回答时出错', error);
      await over('failed');
      yield failure('broken');
    } finally {
      // Only the call that stops it knows whether its member stopped it or the connection ended.
      await over('failed');
    }
  };
