import { isKindWith, kindsWith } from '../kind/capabilities';
import { kinds, type KindWith } from '../kind/kinds';
import { isPicture, UploadType } from '../upload/upload-type';
import { idPart } from '../values/id';

/** What a message answers to; `name` and `excerpt` are one line, the name without a full-width colon. */
export interface Quote {
  readonly id: string;
  readonly name: string;
  readonly excerpt: string;
}

/** What a message is: words, a file that was handed in for chat, or a deal. Names and titles are one line. */
export type BodyOf =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'file';
      readonly id: string;
      readonly name: string;
      readonly type: UploadType;
      /** How large. */
      readonly bytes: number;
      /** Whether it is a picture that holds a QR code, as the gateway found (MKT-16). */
      readonly coded: boolean;
    }
  | {
      readonly kind: 'card';
      readonly deal: KindWith<'card'>;
      /** '<sourceType>/<id>', of a demand its id. */
      readonly place: string;
      readonly title: string;
    };

/** A message between two people, as it is meant. */
export interface ChatBody {
  readonly quote: Quote | null;
  readonly of: BodyOf;
}

const cardKinds = kindsWith('card');
const cardLabels = cardKinds.map((kind) => kinds[kind].shortLabel);
/** How a quote's line is written, as the source of a pattern. */
export const quoteForm = `> ([^\\n：]*)：([^\\n]*) \\[hupo:message:(${idPart})\\]`;
/** How a file is written after its label: its name first. */
export const fileForm = `([^\\n]*) \\[hupo:file:(${idPart}):([a-z]+/[a-z.+-]+):(0|[1-9]\\d{0,8})\\]`;
/** How a deal is written: its title second. */
export const cardForm = `\\[(${cardLabels.join('|')})\\] ([^\\n]*) \\[hupo:(${cardKinds.join('|')}):((?:${idPart}/)?${idPart})\\]`;

const quoteLine = new RegExp(`^${quoteForm}$`);
const fileLine = new RegExp(`^\\[(图片|二维码图片|文件)\\] ${fileForm}$`);
const cardLine = new RegExp(`^${cardForm}$`);

const codedLabel = '二维码图片';

/** What a file is called before its name. */
const fileLabel = (type: UploadType, coded: boolean): string => {
  if (!isPicture(type)) return '文件';
  return coded ? codedLabel : '图片';
};

const fileOf = (line: string): BodyOf | null => {
  const [, label, name, file, type, bytes] = fileLine.exec(line) ?? [];
  const coded = label === codedLabel;
  return name === undefined || file === undefined || !UploadType.is(type) || label !== fileLabel(type, coded)
    ? null
    : { kind: 'file', id: file, name, type, bytes: Number(bytes), coded };
};

const cardOf = (line: string): BodyOf | null => {
  const [, label, title, kind, place] = cardLine.exec(line) ?? [];
  if (title === undefined || place === undefined || kind === undefined || !isKindWith('card', kind))
    return null;
  const { shortLabel, bySource } = kinds[kind];
  return label === shortLabel && place.includes('/') === bySource
    ? { kind: 'card', deal: kind, place, title }
    : null;
};

const lineOf = (text: string): string => text.split('\n', 1)[0] ?? '';

/** Whether a text would be read as something else, or for one that was kept from it, by its first line. */
const needsKeeping = (text: string): boolean => {
  const line = lineOf(text).replace(/^\\+/, '');
  return quoteLine.test(line) || fileOf(line) !== null || cardOf(line) !== null;
};

const partOf = (content: string): BodyOf =>
  fileOf(content) ??
  cardOf(content) ?? {
    kind: 'text',
    text: content.startsWith('\\') && needsKeeping(content) ? content.slice(1) : content,
  };

/** Parses a message's content. Total: malformed content is a text. */
export const readBody = (content: string): ChatBody => {
  const line = lineOf(content);
  const [, name, excerpt, quoted] = quoteLine.exec(line) ?? [];
  if (name === undefined || excerpt === undefined || quoted === undefined || line === content)
    return { quote: null, of: partOf(content) };
  return { quote: { id: quoted, name, excerpt }, of: partOf(content.slice(line.length + 1)) };
};

const written = (of: BodyOf): string => {
  if (of.kind === 'file')
    return `[${fileLabel(of.type, of.coded)}] ${of.name} [hupo:file:${of.id}:${of.type}:${of.bytes}]`;
  if (of.kind === 'card') return `[${kinds[of.deal].shortLabel}] ${of.title} [hupo:${of.deal}:${of.place}]`;
  return needsKeeping(of.text) ? `\\${of.text}` : of.text;
};

/** Writes a message's content so that a foreign client can show it unchanged; `readBody` parses it. */
export const writeBody = ({ quote, of }: ChatBody): string =>
  quote === null
    ? written(of)
    : `> ${quote.name}：${quote.excerpt} [hupo:message:${quote.id}]\n${written(of)}`;
