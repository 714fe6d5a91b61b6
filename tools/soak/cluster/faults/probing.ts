import type { Answer, SoakMember, SoakWorld } from '../world';

/** The client waits so long for an answer of a call, in milliseconds (`timeouts.callMs`). */
const deadlineMs = 15_000;
/** Each of them is asked so often at once, so that every gateway behind the proxy is asked. */
const askedTimes = 3;

/** What came of one question to the proxy. */
interface Probe {
  readonly what: string;
  readonly ms: number;
  readonly outcome: 'answered' | 'refused' | 'unusable';
  /** The refusal, or what is wrong. */
  readonly words: string;
}

export interface ProbeFigures {
  readonly answered: number;
  readonly refused: number;
  readonly unusable: number;
  readonly slowestMs: number;
  /** Each refusal and each fault once, in words. */
  readonly words: readonly string[];
}

/** Whether a text holds words in the language of the product. */
const isChinese = (text: string): boolean => /[\u4e00-\u9fff]/.test(text);

/** The code of an error that the gateway did not expect. */
const defect = 500;

const ofCall = ({ status, code, text }: Answer): Pick<Probe, 'outcome' | 'words'> => {
  if (code === 200) return { outcome: 'answered', words: '' };
  const isRefusal = code !== 0 && code !== defect && isChinese(text);
  return { outcome: isRefusal ? 'refused' : 'unusable', words: `${status} ${code} ${text}` };
};

const ofPage = (status: number, body: string): Pick<Probe, 'outcome' | 'words'> => {
  const isPage = /<html[^>]*lang="zh/.test(body) && isChinese(body);
  if (isPage) return { outcome: status < 500 ? 'answered' : 'refused', words: `page with ${status}` };
  return { outcome: 'unusable', words: `page with ${status}: ${body.slice(0, 80).replaceAll(/\s+/g, ' ')}` };
};

const licence = (): FormData => {
  const text =
    '%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\nxref\n0 2\ntrailer\n<</Size 2/Root 1 0 R>>\nstartxref\n42\n%%EOF\n';
  const form = new FormData();
  form.append('purpose', 'verification');
  form.append('file', new Blob([text]), 'licence.pdf');
  return form;
};

const pages = ['/', '/sale', '/buy'];
const reads = ['/webapp/sale!overview.action', '/webapp/register!get.action', '/webapp/message!list.action'];

type Ask = () => Promise<Pick<Probe, 'outcome' | 'words'>>;

const asksOf = (world: SoakWorld, { token }: SoakMember): readonly (readonly [what: string, ask: Ask])[] => [
  ...pages.map((path) => {
    const ask: Ask = async () => {
      const { status, body } = await world.page(0, path);
      return ofPage(status, body);
    };
    return [path, ask] as const;
  }),
  ...reads.map((path) => {
    const ask: Ask = async () => ofCall(await world.call(0, { path, method: 'GET' }, { token }));
    return [path, ask] as const;
  }),
  [
    'a write',
    async () =>
      ofCall(
        await world.call(
          0,
          { path: '/webapp/push!save.action', method: 'POST' },
          { token, parameters: { kind: 'deal', channel: 'push', wanted: '1' } },
        ),
      ),
  ],
  [
    'a file',
    async () =>
      ofCall(
        await world.call(
          0,
          { path: '/webapp/upload!save.action', method: 'POST' },
          { token, file: licence() },
        ),
      ),
  ],
];

const timed = async (what: string, ask: Ask): Promise<Probe> => {
  const begun = performance.now();
  const { outcome, words } = await ask();
  const ms = Math.round(performance.now() - begun);
  if (ms > deadlineMs) return { what, ms, outcome: 'unusable', words: `${words} after ${ms} ms` };
  return { what, ms, outcome, words };
};

/** Asks for pages and calls through the proxy, as a client does. Each must answer in time with a page, a success or a refusal in words. */
export const probe = async (world: SoakWorld, member: SoakMember): Promise<ProbeFigures> => {
  const probes = await Promise.all(
    asksOf(world, member).flatMap(([what, ask]) =>
      Array.from({ length: askedTimes }, () => timed(what, ask)),
    ),
  );
  const count = (outcome: Probe['outcome']): number => probes.filter((one) => one.outcome === outcome).length;
  const said = probes
    .filter(({ outcome }) => outcome !== 'answered')
    .map(({ what, outcome, words }) => `${outcome === 'refused' ? '' : '✗ '}${what}: ${words}`);
  return {
    answered: count('answered'),
    refused: count('refused'),
    unusable: count('unusable'),
    slowestMs: Math.max(...probes.map(({ ms }) => ms)),
    words: [...new Set(said)],
  };
};
