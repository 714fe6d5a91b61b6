import { readBody, writeBody } from '../../../../contract/chat/chat-body';
import { withoutWords } from '../../../../contract/chat/recalled-quote';

/** A content without the words that it quotes of a message; another's stays as it is. */
export const withoutQuoted = (content: string, id: string): string => {
  const body = readBody(content);
  return body.quote?.id === id ? writeBody({ ...body, quote: withoutWords(body.quote) }) : content;
};
