import type { AssistantSource } from '../../../contract/assistant/assistant-source';
import { citedIn } from '../../../contract/assistant/citation';

/** Of the listings that were found those which an answer cites: on no other it rests. */
export const citedSources = (
  answer: string,
  sources: readonly AssistantSource[],
): readonly AssistantSource[] => {
  const cited = new Set(citedIn(answer));
  return sources.filter(({ number }) => cited.has(number));
};
