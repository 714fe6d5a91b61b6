import type { AnswerPiece, Assistant, AssistantQuestion } from '../../../gateway/src/ports/assistant';
import type { CitedListing } from '../../../gateway/src/domain/assistant/listing';

/** A listing that answers may cite. */
export const listing = (number: number, changed: Partial<CitedListing> = {}): CitedListing => ({
  number,
  kind: 'sale',
  id: `s${number}`,
  sourceType: 'entrust',
  title: `华东减速器制造商 ${number} 号`,
  facts: ['上海', '机器人', '转让价3.2 亿元', '2025年营收2.86 亿元', '同比+18.3%'],
  texts: [],
  sealed: [],
  openedTexts: [],
  opened: false,
  ...changed,
});

export const questionOf = (changed: Partial<AssistantQuestion> = {}): AssistantQuestion => ({
  question: '华东有哪些减速器项目',
  listings: [listing(1)],
  total: 1,
  understood: null,
  thread: null,
  asker: 'a1',
  ...changed,
});

/** All that comes. */
export const piecesOf = async (
  assistant: Assistant,
  question: AssistantQuestion = questionOf(),
  signal: AbortSignal = new AbortController().signal,
): Promise<readonly AnswerPiece[]> => {
  const pieces: AnswerPiece[] = [];
  for await (const piece of assistant.answer(question, signal)) pieces.push(piece);
  return pieces;
};

/** What an answer comes to, word by word. */
export const wordsOf = (pieces: readonly AnswerPiece[]): string =>
  pieces.reduce((answer, piece) => {
    if (piece.kind === 'replace') return piece.text;
    return piece.kind === 'delta' ? answer + piece.text : answer;
  }, '');
