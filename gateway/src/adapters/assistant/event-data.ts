import { EventLines } from '../../../../contract/assistant/event-lines';

/** Dify's ping is a name without data: taken for the event that the other events' data would name. */
const namedAlone = (name: string): readonly string[] =>
  name === '' ? [] : [JSON.stringify({ event: name })];

/**
 * The data of Dify's events as they come, split in the middle of a word, of a sign.
 * @throws when an event has no end
 */
export const eventData = async function* (parts: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const lines = new EventLines(namedAlone);
  for await (const part of parts) yield* lines.push(decoder.decode(part, { stream: true }));
};
