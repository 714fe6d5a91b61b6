import { databaseOver, type Database } from '../../../gateway/src/adapters/database/orm';
import { openPglite } from '../../../gateway/src/adapters/database/pglite/connection';
import { serialDatabase, sourceOf } from '../../../gateway/src/adapters/database/serial-database';
import { refreshStatistics } from '../../../gateway/src/adapters/database/statistics';
import { locations } from '../../../gateway/src/main/locations';
import { seedContent } from '../../../gateway/src/seed/seeds';
import { seededTemplate } from './template';

/** A question that was put to the database. */
export interface Question {
  readonly text: string;
  readonly values: readonly unknown[];
}

interface Plan {
  readonly 'Node Type': string;
  readonly Plans?: readonly Plan[];
  readonly 'Rows Removed by Filter'?: number;
}

interface Planned {
  readonly Plan: Plan;
}

interface Explained extends Planned {
  readonly 'Execution Time': number;
}

/** A database that tells what is asked of it, and how it finds the answers. */
export interface ExplainedDatabase {
  /** What a use of the database asks, in order. */
  readonly askedBy: (use: (database: Database) => Promise<unknown>) => Promise<readonly Question[]>;
  /** By which kinds of steps a question is answered, for its values and for any: 'Index Scan', 'Seq Scan'. */
  readonly steps: (question: Question) => Promise<readonly string[]>;
  /** How many rows are read to find that they are none of the answer's. */
  readonly readInVain: (question: Question) => Promise<number>;
  /**
   * The question's shortest time divided by that of the yardstick, both measured in turn.
   * Load of the machine lengthens both; at most 40 turns, fewer once the ratio is below 1.
   */
  readonly yardsticks: (question: Question) => Promise<number>;
  readonly close: () => Promise<void>;
}

const nodes = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

/** Takes about 20 ms on an idle core of 2 GHz. */
const yardstick: Question = {
  text: 'select count(*) from generate_series(1, 150000) number where number % 7 = 3',
  values: [],
};

/** Whether a question counts, and reads no rows. */
export const counts = ({ text }: Question): boolean => /^select (count\(|"[a-z_"., ]+, count\()/i.test(text);

/**
 * The 10,000 deals and 5,000 demands of the large seed.
 * @param more statements that add to it
 */
export const largeDatabase = async (more = ''): Promise<ExplainedDatabase> => {
  const template = await seededTemplate('large', seedContent('large', locations.seedData));
  const sql = serialDatabase(
    sourceOf(await openPglite(locations.databaseThread, { folder: null, template })),
  );
  if (more !== '') await sql.script(more);
  await refreshStatistics(databaseOver(sql));
  const planOf = async ({ text, values }: Question, how: string): Promise<unknown> => {
    const [row] = (await sql.query(`explain (${how}, format json) ${text}`, values, 'objects')) as [
      { readonly 'QUERY PLAN': readonly [unknown] },
    ];
    return row['QUERY PLAN'][0];
  };
  const explained = async (question: Question): Promise<Explained> =>
    (await planOf(question, 'analyze, timing off')) as Explained;
  /** What is asked often is planned once, whatever its values. */
  const forAnyValues = async (question: Question): Promise<Planned> =>
    (await planOf(question, 'generic_plan')) as Planned;
  return {
    askedBy: async (use) => {
      const asked: Question[] = [];
      await use(
        databaseOver({
          ...sql,
          query: (text, values, shape) => {
            asked.push({ text, values });
            return sql.query(text, values, shape);
          },
        }),
      );
      return asked;
    },
    steps: async (question) =>
      [await explained(question), await forAnyValues(question)]
        .flatMap(({ Plan }) => nodes(Plan))
        .map((node) => node['Node Type']),
    readInVain: async (question) =>
      nodes((await explained(question)).Plan)
        .map((node) => node['Rows Removed by Filter'] ?? 0)
        .reduce((sum, rows) => sum + rows, 0),
    yardsticks: async (question) => {
      const least = { question: Number.POSITIVE_INFINITY, yardstick: Number.POSITIVE_INFINITY };
      const ratio = (): number => least.question / least.yardstick;
      for (let turn = 0; turn < 40 && !(ratio() < 1); turn += 1) {
        least.yardstick = Math.min(least.yardstick, (await explained(yardstick))['Execution Time']);
        least.question = Math.min(least.question, (await explained(question))['Execution Time']);
      }
      return ratio();
    },
    close: () => sql.close(),
  };
};
