import type { AssistantSource } from '../../../contract/assistant/assistant-source';

const citation = /(?<!\\)\[(\d{1,2})\](?![(:])/g;

/** Of the listings that were found those which an answer cites: on no other it rests. */
export const citedSources = (
  answer: string,
  sources: readonly AssistantSource[],
): readonly AssistantSource[] => {
  const cited = new Set([...answer.matchAll(citation)].map(([, number]) => Number(number)));
  return sources.filter(({ number }) => cited.has(number));
};
