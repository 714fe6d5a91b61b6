import { isShowable } from '../rules/showable';
import { fieldLabel } from './field-label';
import { lengthOf, textIn, type FormTexts } from './form-texts';
import { documentLimits } from './sale-form';

/** A document as it is typed: its name and its number of pages; '' where they are not given. */
export interface TypedDocument {
  readonly name: string;
  readonly pages: string;
}

const between = '|';

/** The documents that a form lists, one a line of its text. */
export const documentsIn = (texts: FormTexts): readonly TypedDocument[] => {
  const text = Object.hasOwn(texts, 'documents') ? (texts.documents ?? '') : '';
  return text === ''
    ? []
    : text.split('\n').map((line) => {
        const at = line.lastIndexOf(between);
        return at < 0 ? { name: line, pages: '' } : { name: line.slice(0, at), pages: line.slice(at + 1) };
      });
};

/** The text in which a form keeps these documents. */
export const documentsText = (documents: readonly TypedDocument[]): string =>
  documents
    .map(({ name, pages }) => `${name.replace(/[\r\n]/g, ' ')}${between}${pages.replace(/[\r\n|]/g, '')}`)
    .join('\n');

/** The names of the documents, one a line, as they are read. */
export const documentNames = (texts: FormTexts): string =>
  documentsIn(texts)
    .map(({ name }) => name.trim())
    .join('\n');

const isPages = (pages: string): boolean =>
  pages === '' || (/^\d{1,4}$/.test(pages) && Number(pages) > 0 && Number(pages) <= documentLimits.pages);

const rowFault = ({ name, pages }: TypedDocument, before: readonly TypedDocument[]): string | undefined => {
  const [least, most] = documentLimits.name;
  const length = lengthOf(name.trim());
  if (length === 0) return '请填写名称';
  if (length < least || length > most) return `名称须为 ${least} 至 ${most} 字`;
  if (!isShowable(name)) return '名称含有无法显示的字符';
  if (!isPages(pages.trim())) return `页数是 1 到 ${documentLimits.pages} 之间的整数`;
  return before.some((each) => each.name.trim() === name.trim()) ? '与前面的一份同名' : undefined;
};

/** The first fault of the list of documents, with the index of its row. Total and pure. */
export const documentsFault = (texts: FormTexts): string | undefined => {
  const documents = documentsIn(texts);
  const { most } = documentLimits;
  if (documents.length > most)
    return `${fieldLabel('documents')}至多 ${most} 份，现在是 ${documents.length} 份`;
  const faults = documents.map((each, at) => rowFault(each, documents.slice(0, at)));
  const at = faults.findIndex((fault) => fault !== undefined);
  return at < 0 ? undefined : `第 ${at + 1} 份资料：${faults[at]}`;
};

/** Whether everybody reads what the documents are called. */
export const areNamesShown = (texts: FormTexts): boolean => textIn(texts, 'documentNaming') === 'shown';
