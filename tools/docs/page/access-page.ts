import { accessTable, type AccessRow } from '../../../src/domain/access/access-table';
import { decideAccess, type AccessDecision } from '../../../src/domain/access/decide-access';
import { environments, type Environment } from '../../../src/domain/access/environment';
import type { Visitor } from '../../../src/domain/access/visitor';
import type { PrivacyStanding } from '../../../src/domain/consent/privacy-standing';
import { routeTable } from '../../../src/domain/route/route-table';
import { code, list, section, table, text, title, type Block } from './blocks';
import { productPaths } from './product-paths';

interface Asking {
  readonly name: string;
  readonly visitor: Visitor;
}

const visitors: readonly Asking[] = [
  { name: 'Anonymous', visitor: { kind: 'anonymous' } },
  { name: 'Crawler', visitor: { kind: 'crawler' } },
  { name: 'Member, not verified', visitor: { kind: 'member', prove: null } },
  { name: 'Member, verified (1)', visitor: { kind: 'member', prove: '1' } },
  { name: 'Member, verified (2)', visitor: { kind: 'member', prove: '2' } },
];

const sample = (path: string): string => path.replaceAll(/:[A-Za-z]+/g, 'x');

const decisionWords = (decision: AccessDecision): string => {
  if (decision.kind === 'allow') return 'allowed';
  return `→ ${code(decision.to)}${decision.rememberTarget ? ', then back' : ''}`;
};

/** What the tables assume. */
const assumed = {
  cameFrom: undefined,
  privacy: 'notNeeded',
  wechatLogin: true,
} as const;

interface Circumstances {
  readonly cameFrom: string | undefined;
  readonly privacy: PrivacyStanding;
  readonly wechatLogin: boolean;
}

const decide = (
  path: string,
  visitor: Visitor,
  environment: Environment,
  { cameFrom, privacy, wechatLogin }: Circumstances = assumed,
): AccessDecision => decideAccess(sample(path), visitor, environment, cameFrom, privacy, wechatLogin);

/** What a visitor meets; environments are named only where they differ. */
const answer = (path: string, visitor: Visitor): string => {
  const answers = environments.map(
    (environment) => [environment, decisionWords(decide(path, visitor, environment))] as const,
  );
  const [first] = answers;
  if (first !== undefined && answers.every(([, words]) => words === first[1])) return first[1];
  return answers.map(([environment, words]) => `${environment}: ${words}`).join('; ');
};

const ruleOf = ({ path, below }: AccessRow): string => (below ? `${code(path)} and below` : code(path));

const inOrder = (rows: readonly AccessRow[]): readonly AccessRow[] =>
  rows.toSorted((one, other) => (one.path < other.path ? -1 : 1));

interface Assumption {
  readonly words: string;
  readonly otherwise: string;
  readonly environment: Environment;
  readonly circumstances: Circumstances;
}

const assumptions: readonly Assumption[] = [
  {
    words: 'WeChat’s login is configured, and the page may ask for it.',
    otherwise: 'WeChat’s login is not configured, inside WeChat',
    environment: 'wechat',
    circumstances: { ...assumed, wechatLogin: false },
  },
  {
    words: 'The privacy agreement needs no answer: it is needed in the app alone.',
    otherwise: 'the agreement is missing, in the app',
    environment: 'native',
    circumstances: { ...assumed, privacy: 'missing' },
  },
  {
    words: 'The member came from no other page of the application.',
    otherwise: 'the member came from `/news`, in a browser',
    environment: 'browser',
    circumstances: { ...assumed, cameFrom: '/news' },
  },
];

/** What a visitor meets on a rule's path when an assumption does not hold, where that is another decision. */
const changedRows = ({ otherwise, environment, circumstances }: Assumption): readonly (readonly string[])[] =>
  inOrder(accessTable).flatMap((row) =>
    visitors.flatMap(({ name, visitor }) => {
      const before = decisionWords(decide(row.path, visitor, environment));
      const after = decisionWords(decide(row.path, visitor, environment, circumstances));
      return before === after ? [] : [[otherwise, ruleOf(row), name, before, after]];
    }),
  );

/** Rows that differ in the visitor alone are one. */
const joinedRows = (rows: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  const joined = new Map<string, string[]>();
  for (const [when = '', path = '', who = '', before = '', after = ''] of rows) {
    const key = [when, before, after].join('\n');
    const known = joined.get(key) ?? [when, '', '', before, after];
    const add = (place: number, word: string): void => {
      const words = known[place] === '' ? [] : (known[place] ?? '').split(', ');
      if (!words.includes(word)) known[place] = [...words, word].join(', ');
    };
    add(1, path);
    add(2, who.replace(', ', ' '));
    joined.set(key, known);
  }
  return [...joined.values()];
};

/** In the app the agreement comes before everything else (PRI-02). */
const beforeConsent = (path: string): AccessDecision =>
  decideAccess(sample(path), { kind: 'anonymous' }, 'native', undefined, 'missing', true);

const answers = (path: string): readonly string[] => visitors.map(({ visitor }) => answer(path, visitor));

const head = (...first: readonly string[]): readonly string[] => [
  ...first,
  ...visitors.map(({ name }) => name),
];

/** Who may see what, worked out by the rule itself for every built route and every line of the access table. */
export const accessPage = (): readonly Block[] => [
  title('Access'),
  text(
    'Who may see which path, worked out by `src/domain/access/decide-access.ts` itself and written by `npm run docs`. ' +
      `Every answer was asked for in each environment (${environments.join(', ')}); where they differ, the table says so. ` +
      '“then back” means that the requested address is kept, and opened later.',
  ),
  ...section('Assumptions', list(assumptions.map(({ words }) => words)), 'All tables assume that:'),
  ...section(
    'Without an assumption',
    table(
      ['When', 'Paths', 'Visitors', 'Under the assumption', 'Without it'],
      assumptions.flatMap((assumption) => joinedRows(changedRows(assumption))),
    ),
    'The decisions that change, for the rules below.',
  ),
  ...section(
    'Built screens',
    table(
      head('Path', 'Screen'),
      routeTable.map((route) => [code(route.path), route.title, ...answers(route.path)]),
    ),
  ),
  ...section(
    'Every path of the product',
    table(
      head('Path', 'Built', 'In the app, before the agreement'),
      productPaths.map((path) => [
        code(path),
        routeTable.some((route) => route.path === path) ? 'yes' : 'not yet',
        decisionWords(beforeConsent(path)),
        ...answers(path),
      ]),
    ),
  ),
  ...section(
    'Every rule',
    table(
      head('Path', 'Class'),
      inOrder(accessTable).map((row) => [ruleOf(row), row.access, ...answers(row.path)]),
    ),
    'A longer path wins, then one with fewer parameters, then an exact one. Any other path is `verified`.',
  ),
];
