import { accessTable, type AccessRow } from '../../../src/domain/access/access-table';
import { decideAccess, type AccessDecision } from '../../../src/domain/access/decide-access';
import { environments, type Environment } from '../../../src/domain/access/environment';
import type { Visitor } from '../../../src/domain/access/visitor';
import { routeTable } from '../../../src/domain/route/route-table';
import { code, section, table, text, title, type Block } from './blocks';
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

/** With WeChat's login configured, and the agreement out of the way. */
const decide = (path: string, visitor: Visitor, environment: Environment): AccessDecision =>
  decideAccess(sample(path), visitor, environment, undefined, 'notNeeded', true);

/** What a visitor is told, the environments apart only where they differ. */
const answer = (path: string, visitor: Visitor): string => {
  const answers = environments.map(
    (environment) => [environment, decisionWords(decide(path, visitor, environment))] as const,
  );
  const [first] = answers;
  if (first !== undefined && answers.every(([, words]) => words === first[1])) return first[1];
  return answers.map(([environment, words]) => `${environment}: ${words}`).join('; ');
};

/** In the app the agreement comes before everything, whoever asks (PRI-02). */
const beforeConsent = (path: string): AccessDecision =>
  decideAccess(sample(path), { kind: 'anonymous' }, 'native', undefined, 'missing', true);

const answers = (path: string): readonly string[] => visitors.map(({ visitor }) => answer(path, visitor));

const ruleOf = ({ path, below }: AccessRow): string => (below ? `${code(path)} and below` : code(path));

const inOrder = (rows: readonly AccessRow[]): readonly AccessRow[] =>
  rows.toSorted((one, other) => (one.path < other.path ? -1 : 1));

const head = (...first: readonly string[]): readonly string[] => [...first, ...visitors.map(({ name }) => name)];

/** Who may see what, worked out by the rule itself for every route that stands and every line of the access table. */
export const accessPage = (): readonly Block[] => [
  title('Access'),
  text(
    'Who may see which path, worked out by `src/domain/access/decide-access.ts` itself and written by `npm run docs`. ' +
      `Every answer was asked for in each environment (${environments.join(', ')}); where they differ, the table says so. ` +
      '“then back” means that the address asked for is kept and gone on to later.',
  ),
  ...section(
    'Screens that stand',
    table(
      head('Path', 'Screen'),
      routeTable.map((route) => [code(route.path), route.title, ...answers(route.path)]),
    ),
  ),
  ...section(
    'Every path of the product',
    table(
      head('Path', 'Stands', 'In the app, before the agreement'),
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
