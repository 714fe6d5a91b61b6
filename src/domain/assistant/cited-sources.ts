import type { AssistantSource } from '../../../contract/assistant/assistant-source';
import { citedIn } from '../../../contract/assistant/citation';

/** The listings that an answer cites, and those that it shows as cards: it rests on no other. */
export const citedSources = (
  answer: string,
  sources: readonly AssistantSource[],
): readonly AssistantSource[] => {
  const cited = new Set(citedIn(answer));
  return sources.filter(({ number, facts }) => facts.length > 0 || cited.has(number));
};
