import { EventLines } from '../../../../contract/assistant/event-lines';

/** Dify's ping is a name without data: taken for the event that the other events' data would name. */
const namedAlone = (name: string): readonly string[] =>
  name === '' ? [] : [JSON.stringify({ event: name })];

/** Bytes of one answer: 20,000 characters come in events of a few hundred bytes for a few characters each. */
const mostBytes = 8 * 1024 * 1024;

/**
 * The data of Dify's events as they come, split in the middle of a word, of a sign.
 * @throws when an event has no end, or the answer has more than `mostBytes`
 */
export const eventData = async function* (parts: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const lines = new EventLines(namedAlone);
  let bytes = 0;
  for await (const part of parts) {
    bytes += part.byteLength;
    if (bytes > mostBytes) throw new Error('an answer has no end');
    yield* lines.push(decoder.decode(part, { stream: true }));
  }
};
