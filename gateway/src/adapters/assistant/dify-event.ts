import * as t from 'io-ts';
import { decodeJson } from '../../../../contract/codec/decode-json';

const Words = t.type({
  event: t.union([t.literal('message'), t.literal('agent_message')]),
  task_id: t.string,
  conversation_id: t.string,
  message_id: t.string,
  answer: t.string,
});
const Replace = t.type({ event: t.literal('message_replace'), answer: t.string });
const End = t.type({ event: t.literal('message_end') });
const Failed = t.type({ event: t.literal('error') });
const Other = t.type({ event: t.string });

/** What Dify's chat API says while it answers; of events that are not named here nothing is needed. */
const DifyEvent = t.union([Words, Replace, End, Failed, Other]);
type DifyEvent = t.TypeOf<typeof DifyEvent>;

const isWords = (event: DifyEvent): event is t.TypeOf<typeof Words> => Words.is(event);
const isReplace = (event: DifyEvent): event is t.TypeOf<typeof Replace> => Replace.is(event);

export type ReadEvent =
  | {
      readonly kind: 'words';
      readonly task: string;
      readonly thread: string;
      readonly message: string;
      readonly text: string;
    }
  | { readonly kind: 'replace'; readonly text: string }
  | { readonly kind: 'end' | 'failed' | 'ping' | 'other' };

/** One event by its data; data that is no event of Dify's is a failure. */
export const readEvent = (data: string): ReadEvent => {
  const read = decodeJson(DifyEvent)(data);
  if (read._tag === 'Left') return { kind: 'failed' };
  const event = read.right;
  if (isWords(event)) {
    const { task_id: task, conversation_id: thread, message_id: message, answer: text } = event;
    return { kind: 'words', task, thread, message, text };
  }
  if (isReplace(event)) return { kind: 'replace', text: event.answer };
  if (event.event === 'message_end') return { kind: 'end' };
  // A named event whose fields do not fit would lose words.
  if (['error', 'message', 'agent_message', 'message_replace'].includes(event.event))
    return { kind: 'failed' };
  return event.event === 'ping' ? { kind: 'ping' } : { kind: 'other' };
};
