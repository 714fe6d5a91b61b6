import type { CitedListing } from './listing';

/** Signs that Markdown gives a meaning to, so that the words of a listing are words and nothing else. */
const escaped = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_{}[\]<>#|~!&^$:@]/g, String.raw`\$&`);

const line = ({ number, title, facts }: CitedListing): string =>
  `${number}. **${escaped(title)}**：${facts.map(escaped).join('，')}。[${number}]`;

const sealedLine = (listings: readonly CitedListing[]): readonly string[] => {
  const sealed = listings.filter((listing) => listing.sealed.length > 0);
  if (sealed.length === 0) return [];
  const said = sealed.map(
    ({ number, sealed: names }) => `第 ${number} 个的${names.slice(0, 3).map(escaped).join('、')}`,
  );
  return [`${said.join('，')}签署NDA后可见，这里不作推测。`];
};

export const ownIntroduction = '以下由平台检索生成，只依据您可以查看的内容。';

/** What the gateway's own search answers with when it found nothing (MKT-20). */
export const nothingFound =
  '未找到依据：平台上没有您可以查看、又符合这个问题的项目、求购需求或股份转让。\n\n可以换一个行业、地区或金额再问，例如“华东有哪些机器人项目？4 亿元以内”。';

/**
 * An answer made of listings alone, Markdown in parts of a line each: each listing with what the asker may see of it, and its
 * number as the citation (MKT-20).
 */
export const ownAnswer = (listings: readonly CitedListing[], total: number): readonly string[] => {
  if (listings.length === 0) return [`${ownIntroduction}\n\n`, nothingFound];
  const many =
    total > listings.length
      ? `找到 **${total} 个**符合的结果，列出最近确认的 ${listings.length} 个：`
      : `找到 **${total} 个**符合的结果：`;
  return [
    `${ownIntroduction}\n\n`,
    `${many}\n\n`,
    ...listings.map((listing) => `${line(listing)}\n`),
    ...sealedLine(listings).map((text) => `\n${text}`),
  ];
};
