import { readBody } from '../../../../contract/chat/chat-body';
import { chatLimits, isBlank } from '../../../../contract/rules/chat-rule';
import { isStorable } from '../../../../contract/rules/storable-text';

/** The markup of a quote, a file and a card, apart from their names. */
const mostOfForms = 600;

const countOf = (text: string): number => Array.from(text).length;

/** Whether a text may be sent as a message: its words are bounded, not its markup. */
export const contentVerdict = (content: string): 'ok' | 'empty' | 'tooLong' | 'unreadable' => {
  if (!isStorable(content)) return 'unreadable';
  const { of } = readBody(content);
  if (of.kind === 'text' && isBlank(of.text)) return 'empty';
  const isLong = of.kind === 'text' && countOf(of.text) > chatLimits.text;
  return isLong || countOf(content) > chatLimits.text + mostOfForms ? 'tooLong' : 'ok';
};

/** The name of the conversation between two parties, the same from either side. */
export const conversationOf = (one: string, other: string): string =>
  one < other ? `${one}_${other}` : `${other}_${one}`;
