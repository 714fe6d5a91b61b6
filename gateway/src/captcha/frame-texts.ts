import { ja, ko, zhCN, zhHK, zhTW } from './languages/east-asian';
import { de, en, es, fr, pt, ru } from './languages/european';
import { ar, id, ms, th, vi } from './languages/southern';
import type { FrameTemplate, FrameTexts } from './page/texts';

/** One row for each language; a language is added by adding its row (CAP-05). */
const byLanguage: Readonly<Record<string, FrameTexts>> = {
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  'zh-HK': zhHK,
  en,
  ja,
  ko,
  fr,
  de,
  es,
  pt,
  ru,
  ar,
  th,
  vi,
  id,
  ms,
};

/** The tags of the languages that the frame speaks. */
export const frameLanguages: readonly string[] = Object.keys(byLanguage);

const fallback = 'zh-CN';

const knownAs = (tag: string): string | undefined =>
  frameLanguages.find((known) => known.toLowerCase() === tag.toLowerCase());

/** The texts in the language asked for, however narrowly (`de-AT`), or in Simplified Chinese. */
export const templateFor = (asked: string | undefined): FrameTemplate => {
  const lang = knownAs(asked ?? '') ?? knownAs((asked ?? '').split('-')[0] ?? '') ?? fallback;
  return { lang, texts: byLanguage[lang] ?? zhCN };
};
