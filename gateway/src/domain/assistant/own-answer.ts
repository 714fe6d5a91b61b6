import type { AskedOrder } from './asked-order';
import type { CitedListing } from './listing';
import type { Talk } from './talk';

/** Signs that Markdown gives a meaning to, so that the words of a listing are words and nothing else. */
const escaped = (text: string): string =>
  text.replaceAll(/[^\S\u202F]+/g, ' ').replaceAll(/[\\`*_{}[\]<>#|~!&^$:@]/g, String.raw`\$&`);

const line = ({ number, title, facts }: CitedListing): string =>
  `${number}. **${escaped(title)}**：${facts.map(escaped).join('，')}。[${number}]`;

/** Of more listings the figures are told, and their texts by their own pages. */
const mostOpened = 2;

/** What is opened to the asker in words, a line for each listing, cited first, for its words may be many sentences. */
const openedLines = (listings: readonly CitedListing[]): readonly string[] =>
  listings.length > mostOpened
    ? []
    : listings
        .filter(({ openedTexts }) => openedTexts.length > 0)
        .map(
          ({ number, openedTexts }) =>
            `第 ${number} 个[${number}]的封存信息已向您开放，请勿外传：${openedTexts.map((text) => escaped(text).replace(/。$/, '')).join('；')}。`,
        );

const sealedLine = (listings: readonly CitedListing[]): readonly string[] => {
  const sealed = listings.filter((listing) => listing.sealed.length > 0);
  if (sealed.length === 0) return [];
  // Of one or two listings all is named, for one of them may be what is asked about.
  const named = listings.length > 2 ? 3 : Number.POSITIVE_INFINITY;
  const said = sealed.map(
    ({ number, sealed: names }) =>
      `第 ${number} 个的${names.slice(0, named).map(escaped).join('、')}${names.length > named ? '等' : ''}`,
  );
  return [`${said.join('，')}签署NDA后可见，这里不作推测。`];
};

export const ownIntroduction = '以下由平台检索生成，只依据您可以查看的内容。';

/** What the gateway's own search answers with when it found nothing (MKT-20): no figure stands in it, for it cites nothing. */
export const nothingFound =
  '未找到依据：没有检索到您可以查看、又符合这个问题的项目、求购需求或股份转让。\n\n平台检索逐个回答问题，不接着上文：请写明项目的名称或编号，或者换一个行业、地区或金额再问，例如“华东有哪些机器人项目？”。';

const askable = '写明行业、地区或金额就可以，例如“华东有哪些机器人项目？”，也可以写项目的名称或编号。';

/** What is answered where nothing is looked for. */
export const talked: Readonly<Record<Talk, string>> = {
  greeting: `您好，想找什么？${askable}`,
  thanks: '不客气。还想找什么，请直接写明行业、地区或金额，也可以写项目的名称或编号。',
  itself: `我是琥珀助手，为您检索平台上您可以查看的项目、求购需求和股份转让，并注明出处，不作估值，也不提供投资建议。${askable}`,
  following: '平台检索逐个回答问题，不接着上文：请写明项目的名称或编号再问。',
  using:
    '这是使用方面的问题，检索项目回答不了。请在对应的页面按提示操作，或者在消息中询问平台客服，由工作人员答复。',
};

interface Findings {
  readonly listings: readonly CitedListing[];
  readonly total: number;
  /** Whether none fits the whole question, and these come the nearest. */
  readonly isNear: boolean;
  /** By what the question bounds or orders that no list can be asked by: whether anything fits that is not known. */
  readonly notBy?: readonly string[];
  /** The order in which they come, where one was asked for. */
  readonly order?: AskedOrder | null;
}

/** What every list is filtered by, though not all are in its order. */
const bounded: ReadonlySet<string> = new Set(['金额', '价格', '转让价', '预算']);

/** What of a question no list can do; '' where they can do all of it. */
const notDone = (notBy: readonly string[]): string => {
  const neither = notBy.filter((by) => !bounded.has(by)).join('、');
  const unordered = notBy.filter((by) => bounded.has(by)).join('、');
  const said = [
    ...(neither === '' ? [] : [`不能按${neither}筛选或排序`]),
    ...(unordered === '' ? [] : [`不能按${unordered}排序`]),
  ];
  return said.length === 0 ? '' : `平台检索${said.join('，也')}，`;
};

/**
 * An answer made of listings alone, Markdown in parts of a line each: each listing with what the asker may see of it, and its
 * number as the citation (MKT-20).
 */
export const ownAnswer = ({
  listings,
  total,
  isNear,
  notBy = [],
  order = null,
}: Findings): readonly string[] => {
  const cannot = notDone(notBy);
  if (listings.length === 0)
    return [
      `${ownIntroduction}\n\n`,
      ...(cannot === '' ? [] : [`${cannot}请换一个条件。\n\n`]),
      nothingFound,
    ];
  const near =
    cannot === ''
      ? `没有与问题完全相符的结果，最接近的有 **${total} 个**`
      : `${cannot}不看这个条件，最接近的有 **${total} 个**`;
  const found = isNear ? near : `找到 **${total} 个**符合的结果`;
  const first = order === null ? '列出最近确认的' : `${order.told}列出`;
  const many = total > listings.length ? `${found}，${first} ${listings.length} 个：` : `${found}：`;
  return [
    `${ownIntroduction}\n\n`,
    `${many}\n\n`,
    ...listings.map((listing) => `${line(listing)}\n`),
    ...openedLines(listings).map((text) => `\n${text}\n`),
    ...sealedLine(listings).map((text) => `\n${text}`),
  ];
};
