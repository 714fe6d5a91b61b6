import type { AnswerEvent } from '../../../contract/assistant/answer-event';
import type { AssistantTurn } from '../../../contract/assistant/conversation';
import { EventLines } from '../../../contract/assistant/event-lines';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import type { TestGateway } from '../../support/gateway/test-gateway';

type Given = Readonly<Record<string, string>>;

/** A member at the assistant, over HTTP. */
export const askerAt = async (gateway: TestGateway, accountId: string) => {
  const token = await tokenOf(gateway, accountId);
  const response = (given: Given, signal: AbortSignal | null = null): Promise<Response> =>
    fetch(`${gateway.url}/gateway?t=1`, {
      method: 'POST',
      signal,
      headers: { 'X-Gateway-Path': '/webapp/assistant!ask.action', Authorization: `Bearer ${token}` },
      body: new URLSearchParams(given),
    });
  const call = (name: string, parameters: Given = {}, method: 'GET' | 'POST' = 'GET') =>
    callGateway(gateway.url, `/webapp/assistant!${name}.action`, { method, token, parameters });
  return {
    token,
    response,
    call,
    /** All events of an answer. */
    ask: async (question: string, given: Given = {}): Promise<readonly AnswerEvent[]> => {
      const lines = new EventLines();
      const text = await (await response({ question, ...given })).text();
      return lines.push(text).map((data) => JSON.parse(data) as AnswerEvent);
    },
    /** Why nothing is answered. */
    refusal: async (question: string, given: Given = {}): Promise<string> => {
      const { resultMsg } = (await (await response({ question, ...given })).json()) as { resultMsg: string };
      return resultMsg;
    },
    conversations: async () =>
      ((await call('conversations')).data as { list: readonly { id: string; title: string }[] }).list,
    turns: async (conversation: string) =>
      ((await call('messages', { conversation })).data as { list: readonly AssistantTurn[] }).list,
  };
};

/** The events of an answer that is not over, as they come. */
export const eventsAsTheyCome = (response: Response) => {
  const events: AnswerEvent[] = [];
  const reader = response.body?.getReader();
  const read = async (): Promise<void> => {
    const [lines, decoder] = [new EventLines(), new TextDecoder()];
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read())
      for (const data of lines.push(decoder.decode(part.value, { stream: true })))
        events.push(JSON.parse(data) as AnswerEvent);
  };
  return { events, over: read() };
};

export const answerOf = (events: readonly AnswerEvent[]): string =>
  events.map((event) => (event.kind === 'delta' ? event.text : '')).join('');

export const begunBy = (events: readonly AnswerEvent[]) => {
  const [begun] = events;
  if (begun?.kind !== 'begun') throw new Error('nothing began');
  return begun;
};
