import type { ClientFrame } from './client-frame';
import { deliver, receiptFor, refuseOne, takeFrame, reportChange } from './connected';
import type { Connection, ConnectionEffect, ConnectionInput, Step } from './connection-state';
import { endQuietly, endWithError } from './ending';
import { takeConnect, takeIdentity } from './identification';
import { endText } from './text';

const maxDeferred = 64;

type Of<At extends Connection['at']> = Extract<Connection, { readonly at: At }>;

const stay = (state: Connection, effects: readonly ConnectionEffect[] = []): Step => ({ state, effects });

const defer = (state: Of<'identifying'> | Of<'sending'>, frame: ClientFrame): Step =>
  state.deferred.length >= maxDeferred
    ? endWithError('too-fast', endText.tooFast)
    : stay({ ...state, deferred: [...state.deferred, frame] });

/** Serves waiting frames in their order, up to the next one that must wait. */
const resume = (begun: Step, deferred: readonly ClientFrame[]): Step =>
  deferred.reduce<Step>((step, frame) => {
    const next = transition(step.state, { kind: 'frame', frame });
    return { state: next.state, effects: [...step.effects, ...next.effects] };
  }, begun);

const whenIdentifying = (state: Of<'identifying'>, input: ConnectionInput): Step => {
  switch (input.kind) {
    case 'frame':
      return defer(state, input.frame);
    case 'identified':
      return resume(takeIdentity(state.asked, input.session), state.deferred);
    case 'sessionsEnded':
      return stay({ ...state, asked: { ...state.asked, ended: [...state.asked.ended, input.sessionId] } });
    default:
      return stay(state);
  }
};

const whenConnected = (state: Of<'connected'>, input: ConnectionInput): Step => {
  switch (input.kind) {
    case 'frame':
      return takeFrame(state, input.frame);
    case 'delivery':
      return stay(state, deliver(state, input.message));
    case 'changed':
      return stay(state, reportChange(state, input.change));
    case 'sessionsEnded':
      return input.sessionId === null || input.sessionId === state.session.sessionId
        ? endWithError('session-ended', endText.sessionEnded)
        : stay(state);
    default:
      return stay(state);
  }
};

const whenSending = (state: Of<'sending'>, input: ConnectionInput): Step => {
  switch (input.kind) {
    case 'frame':
      return defer(state, input.frame);
    case 'sent': {
      const echo = input.repeated === null ? [] : deliver(state.who, input.repeated);
      return resume(stay(state.who, [...echo, ...receiptFor(state.asked.receipt)]), state.deferred);
    }
    case 'sendRefused': {
      const { kind, text } = input.refusal;
      // A receipt would say that it was stored.
      const answered =
        kind === 'removed'
          ? endWithError('refused', text, state.asked)
          : refuseOne(state.who, text, state.asked);
      return resume(answered, state.deferred);
    }
    default: {
      const step = whenConnected(state.who, input);
      return step.state.at === 'connected' ? stay({ ...state, who: step.state }, step.effects) : step;
    }
  }
};

/** The ending that any connection gets, in every state; null where it depends on the state. */
const ending = (state: Connection, input: ConnectionInput): Step | null => {
  switch (input.kind) {
    case 'fault':
      return endWithError(input.code, input.code === 'malformed' ? endText.malformed : endText.tooLarge);
    case 'tooFast':
      return endWithError('too-fast', endText.tooFast);
    case 'tooManySockets':
      return endWithError('too-many', endText.tooManySockets);
    case 'unavailable':
      // The error names the refused message: the client may send it again under the same client id.
      return endWithError('unavailable', input.text, state.at === 'sending' ? state.asked : {});
    case 'tokenExpired':
      return endQuietly(4408);
    case 'silent':
      return endQuietly(4408, 'once');
    case 'stopping':
      return endQuietly(1001);
    case 'gone':
      return { state: { at: 'closed' }, effects: [] };
    default:
      return null;
  }
};

/**
 * The whole behaviour of one socket: a pure table of situation × input → situation and effects.
 * A closed connection answers nothing; in every other situation each input has an answer.
 */
export const transition = (state: Connection, input: ConnectionInput): Step => {
  if (state.at === 'closed') return stay(state);
  const end = ending(state, input);
  if (end !== null) return end;
  switch (state.at) {
    case 'awaitingConnect':
      return takeConnect(state, input);
    case 'identifying':
      return whenIdentifying(state, input);
    case 'connected':
      return whenConnected(state, input);
    case 'sending':
      return whenSending(state, input);
  }
};
