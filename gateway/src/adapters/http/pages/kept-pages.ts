import type { Clock } from '../../../ports/clock';
import type { RenderInput, RenderOutput } from '../../../ports/page-renderer';
import type { Random } from '../../../ports/random';
import type { PageSource } from './page-source';

/** For so long a page is sent as it was rendered; then it is rendered anew while the old one is still sent. */
const freshMs = 2_000;
/** Nobody is sent an older one. */
const oldestMs = 10_000;
const mostKept = 64;

interface Kept {
  readonly renderedAt: number;
  readonly output: RenderOutput;
  /** Stands where each answer has its own nonce; nobody outside has seen it. */
  readonly nonce: string;
}

export interface KeptPagesNeeds {
  readonly clock: Pick<Clock, 'now'>;
  readonly random: Pick<Random, 'bytes'>;
}

/** What decides what a visitor without a login is shown; null for what is rendered for one request alone. */
const keyOf = ({ path, search, userAgent, hasToken, config }: RenderInput): string | null =>
  hasToken || search !== '' ? null : JSON.stringify([path, userAgent, config]);

const withNonce = (output: RenderOutput, from: string, to: string): RenderOutput =>
  output.kind === 'page' ? { ...output, html: output.html.replaceAll(from, to) } : output;

/** Public pages are rendered once for all who ask for the same within two seconds, one rendering at a time. */
export const keptPages = (source: PageSource, { clock, random }: KeptPagesNeeds): PageSource => {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<Kept>>();

  const rendered = async (key: string, input: RenderInput): Promise<Kept> => {
    const nonce = Buffer.from(random.bytes(18)).toString('base64url');
    const renderedAt = clock.now();
    const page = { renderedAt, nonce, output: await source.render({ ...input, nonce }) };
    kept.delete(key);
    if (page.output.kind === 'page' && page.output.status === 200) kept.set(key, page);
    for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest);
    return page;
  };

  const anew = (key: string, input: RenderInput): Promise<Kept> => {
    const known = underWay.get(key);
    if (known !== undefined) return known;
    const rendering = rendered(key, input).finally(() => underWay.delete(key));
    underWay.set(key, rendering);
    return rendering;
  };

  const current = async (key: string, input: RenderInput): Promise<Kept> => {
    const known = kept.get(key);
    const age = known === undefined ? oldestMs : clock.now() - known.renderedAt;
    if (known === undefined || age >= oldestMs) return anew(key, input);
    // Whoever asks when it is too old to be sent hears what went wrong.
    if (age >= freshMs) void anew(key, input).catch(() => undefined);
    return known;
  };

  return {
    ...source,
    render: async (input) => {
      const key = keyOf(input);
      if (key === null) return source.render(input);
      const { output, nonce } = await current(key, input);
      return withNonce(output, nonce, input.nonce);
    },
  };
};
