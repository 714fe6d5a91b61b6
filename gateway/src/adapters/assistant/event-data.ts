import { EventLines } from '../../../../contract/assistant/event-lines';

/**
 * The data of server-sent events as they come, split in the middle of a word, of a sign.
 * @throws when an event has no end
 */
export const eventData = async function* (parts: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const lines = new EventLines();
  for await (const part of parts) yield* lines.push(decoder.decode(part, { stream: true }));
};
