import type { HideableField, Sale } from '../sale/sale';
import { lookedFor, withoutAsking } from './asked-words';
import { plainQuestion, searchWords } from './question';

/** What a deal says in words where it hides it, a text for each. */
const textsOf: Readonly<
  Partial<
    Record<HideableField, (sale: Pick<Sale, 'companyName' | 'customers' | 'reason' | 'documents'>) => string>
  >
> = {
  companyName: ({ companyName }) => companyName,
  customers: ({ customers }) => customers,
  reason: ({ reason }) => reason,
  documents: ({ documents }) => documents.map(({ name }) => name).join('、'),
};

/** A hidden text with the field that it is of; none that is empty. */
export interface OpenedText {
  readonly field: HideableField;
  readonly text: string;
}

/** What a deal hides in words. It is for those alone to whom the deal is opened (ENT-08). */
export const hiddenTexts = (sale: Sale): readonly OpenedText[] =>
  sale.hidden.flatMap((field) => {
    const text = textsOf[field]?.(sale) ?? '';
    return text === '' ? [] : [{ field, text }];
  });

/** Shorter names are words that stand in many questions. */
const shortestName = 4;

/**
 * How a question is about a deal that is opened to whoever asks: it names the company whole, or all that it looks for stands
 * in what the deal hides; null where neither is so.
 */
export const aboutOpened = (question: string, sale: Sale): 'named' | 'said' | null => {
  const texts = hiddenTexts(sale).map(({ field, text }) => ({ field, text: plainQuestion(text) }));
  const plain = plainQuestion(question);
  const isNamed = texts.some(
    ({ field, text }) => field === 'companyName' && text.length >= shortestName && plain.includes(text),
  );
  if (isNamed) return 'named';
  const isSaid = [withoutAsking(plain), lookedFor(plain)].some((asked) => {
    const words = searchWords(asked);
    return words.length > 0 && words.every((word) => texts.some(({ text }) => text.includes(word)));
  });
  return isSaid ? 'said' : null;
};
