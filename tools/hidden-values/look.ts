import { readableBy, signer } from './marked-seed';
import { marksIn, type Mark } from './marks';
import { publicPages, readingCalls } from './asked';
import type { MarkedWorld } from './world';

/** Who looks: nobody known, and members by how far they may see. */
export const askers = ['visitor', 'u-lin', 'u-xu', 'u-he', signer] as const;
export type Asker = (typeof askers)[number];

export const crawler = 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)';
const browser = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';

/** What was answered, by what was asked. */
export type Answers = ReadonlyMap<string, string>;

const callAnswers = async (
  { url, marked }: MarkedWorld,
  token: string | null,
  traces: readonly string[],
): Promise<Answers> => {
  const answers = new Map<string, string>();
  for (const { path, method, parameters } of readingCalls(marked.content, traces)) {
    const isGet = method === 'GET';
    const query = new URLSearchParams({ t: '1', ...(isGet ? parameters : {}) }).toString();
    const response = await fetch(`${url}/gateway?${query}`, {
      method,
      headers: {
        'X-Gateway-Path': path,
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      },
      ...(isGet ? {} : { body: new URLSearchParams(parameters) }),
    });
    answers.set(`${path} ${new URLSearchParams(parameters).toString()}`, await response.text());
  }
  return answers;
};

/** What calls answer to somebody. */
export const calledBy = async (
  world: MarkedWorld,
  asker: Asker,
  traces: readonly string[],
): Promise<Answers> =>
  callAnswers(world, asker === 'visitor' ? null : await world.inside.sessions.open(asker), traces);

/** The same of every gateway, whatever ports it was given. */
const withoutPorts = (text: string, { url, secondUrl }: MarkedWorld): string =>
  [url, secondUrl].reduce((left, each) => left.replaceAll(`:${new URL(each).port}`, ''), text);

const pageAnswers = async (
  world: MarkedWorld,
  headers: Readonly<Record<string, string>>,
): Promise<Answers> => {
  const answers = new Map<string, string>();
  for (const path of publicPages(world.marked.content)) {
    const response = await fetch(`${world.url}${path}`, { headers, redirect: 'manual' });
    const location = response.headers.get('Location') ?? '';
    answers.set(path, `${response.status} ${withoutPorts(`${location}\n${await response.text()}`, world)}`);
  }
  return answers;
};

/** The pages as they are sent: to a visitor, to a crawler, to a browser with the signer's cookie. */
export const pagesFor = async (world: MarkedWorld, who: 'visitor' | 'crawler' | 'signer'): Promise<Answers> =>
  pageAnswers(world, {
    'User-Agent': who === 'crawler' ? crawler : browser,
    ...(who === 'signer' ? { Cookie: `Admin-Token=${await world.inside.sessions.open(signer)}` } : {}),
  });

/** Which marks stand in any of the answers. */
export const found = (answers: Answers, marks: readonly Mark[]): ReadonlySet<Mark> =>
  new Set([...answers.values()].flatMap((text) => marksIn(text, marks)));

/** The answers that differ between two worlds. */
export const differing = (one: Answers, other: Answers): readonly string[] =>
  [...one].flatMap(([asked, answer]) => (other.get(asked) === answer ? [] : [asked]));

/** The calls of one world whose answers may differ from the other's for an asker: those that show a mark. */
export const mayDiffer = (asker: Asker, answers: Answers, { marked }: MarkedWorld): readonly string[] => {
  const readable = readableBy(asker, marked);
  return [...answers].flatMap(([asked, text]) => (marksIn(text, readable).length > 0 ? [asked] : []));
};

/** Marks that somebody who searched for them would type. */
export const tracesOf = (worlds: readonly MarkedWorld[]): readonly string[] =>
  worlds.flatMap(({ marked: { marks } }) =>
    (['amount', 'companyName', 'materials', 'contacts'] as const).flatMap((field) => {
      const mark = marks.find((each) => each.field === field);
      return mark === undefined ? [] : [mark.trace];
    }),
  );
