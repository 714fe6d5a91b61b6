import { isBlank } from '../../../contract/rules/chat-rule';
import { assistantLimits, charactersOf } from '../../../contract/assistant/assistant-limits';

/** Why a question cannot be sent: it is empty, or too long; null when it can. */
export const questionFault = (text: string): 'empty' | 'tooLong' | null => {
  if (isBlank(text)) return 'empty';
  return charactersOf(text.trim()) > assistantLimits.question ? 'tooLong' : null;
};

/** So many of the questions to begin with are shown at a time. */
const shownAtOnce = 4;

/** The questions that are shown after so many turns to others; the list is cyclic. */
export const shownQuestions = (questions: readonly string[], turns: number): readonly string[] => {
  const many = Math.min(shownAtOnce, questions.length);
  return Array.from(
    { length: many },
    (_, place) => questions[(turns * shownAtOnce + place) % questions.length],
  ).filter((question) => question !== undefined);
};

/** Whether there are others to be shown. */
export const hasOthers = (questions: readonly string[]): boolean => questions.length > shownAtOnce;
