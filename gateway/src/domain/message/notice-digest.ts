/** A notice as a digest lists it. */
export interface DigestEntry {
  readonly title: string;
  readonly content: string;
  readonly link: string;
}

/** The one notice that is sent for several. */
export interface NoticeDigest extends DigestEntry {
  readonly html: string;
}

const longestSummary = 500;
const mostListed = 100;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (found) => escapes[found] ?? found);

const lineOf = ({ title, content, link }: DigestEntry): string =>
  `<li><p><a href="${escaped(link)}">${escaped(title)}</a></p><p>${escaped(content)}</p></li>`;

/** The notice that lists several: their titles as its text, and each of them with its link as its page. */
export const digestOf = (entries: readonly DigestEntry[]): NoticeDigest => {
  const listed = entries.slice(0, mostListed);
  const rest = entries.length - listed.length;
  const more = rest === 0 ? '' : `<p>另有 ${rest} 条没有列出。</p>`;
  const titles = Array.from(entries.map(({ title }) => title).join('；'));
  return {
    title: `今日摘要：${entries.length} 条通知`,
    content:
      titles.length <= longestSummary ? titles.join('') : `${titles.slice(0, longestSummary - 1).join('')}…`,
    html: `<ul>${listed.map(lineOf).join('')}</ul>${more}`,
    link: '/message',
  };
};
