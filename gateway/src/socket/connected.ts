import type { ClientFrame } from './client-frame';
import type { Connected, ConnectionEffect, Step } from './connection-state';
import { endQuietly, endWithError } from './ending';
import { messageFrame, receiptFrame, refusedFrame, changeFrame } from './server-frame';
import { subscriptionsPerSocket } from './socket-limits';
import { endText, impossibleText, unsendableText } from './text';
import type { DeliveredMessage, ChangeEvent } from '../domain/message/message';

/** The RECEIPT that a frame asked for, or nothing. */
export const receiptFor = (receipt: string | null): ConnectionEffect[] =>
  receipt === null ? [] : [{ do: 'write', frame: receiptFrame(receipt) }];

/** A message written to each of the connection's subscriptions. */
export const deliver = (state: Connected, message: DeliveredMessage): ConnectionEffect[] =>
  state.subscriptions.map((subscription) => ({
    do: 'write',
    frame: messageFrame(message, { subscription, userId: state.session.userId }),
  }));

/** What became of messages, written to each of the connection's subscriptions. */
export const reportChange = (state: Connected, change: ChangeEvent): ConnectionEffect[] =>
  state.subscriptions.map((subscription) => ({
    do: 'write',
    frame: changeFrame(change, { subscription, userId: state.session.userId }),
  }));

/** Why a message was not taken, written to each of the connection's subscriptions. */
const refuse = (state: Connected, text: string, clientId: string | null): ConnectionEffect[] =>
  state.subscriptions.map((subscription) => ({
    do: 'write',
    frame: refusedFrame(text, { clientId, subscription }),
  }));

/** A message is refused. A client without the inbox subscription learns this only by the end of the connection. */
export const refuseOne = (
  state: Connected,
  text: string,
  asked: { readonly receipt: string | null; readonly clientId: string | null },
): Step =>
  state.subscriptions.length === 0
    ? endWithError('refused', text, asked)
    : { state, effects: refuse(state, text, asked.clientId) };

const subscribe = (state: Connected, id: string, receipt: string | null): Step => {
  if (state.subscriptions.includes(id))
    return endWithError('unsupported', endText.subscribedAlready, { receipt });
  if (state.subscriptions.length >= subscriptionsPerSocket)
    return endWithError('too-many', endText.tooManySubscriptions, { receipt });
  return {
    state: { ...state, subscriptions: [...state.subscriptions, id] },
    effects: receiptFor(receipt),
  };
};

const unsubscribe = (state: Connected, id: string, receipt: string | null): Step => {
  if (!state.subscriptions.includes(id))
    return endWithError('unsupported', endText.notSubscribed, { receipt });
  return {
    state: { ...state, subscriptions: state.subscriptions.filter((known) => known !== id) },
    effects: receiptFor(receipt),
  };
};

/** What a connected client's frame leads to. */
export const takeFrame = (state: Connected, frame: ClientFrame): Step => {
  switch (frame.ask) {
    case 'connect':
      return endWithError('unsupported', endText.connectedAlready);
    case 'subscribe':
      return subscribe(state, frame.id, frame.receipt);
    case 'unsubscribe':
      return unsubscribe(state, frame.id, frame.receipt);
    case 'send':
      return {
        state: {
          at: 'sending',
          who: state,
          asked: { receipt: frame.receipt, clientId: frame.outgoing.clientId },
          deferred: [],
        },
        effects: [{ do: 'send', from: state.session.userId, outgoing: frame.outgoing }],
      };
    case 'sendUnsendable':
      return refuseOne(state, unsendableText[frame.reason], frame);
    case 'disconnect': {
      const end = endQuietly(1000);
      return { ...end, effects: [...receiptFor(frame.receipt), ...end.effects] };
    }
    case 'impossible':
      return endWithError('unsupported', impossibleText[frame.reason], { receipt: frame.receipt });
  }
};
