import { code, section, table, text, title, type Block } from '../page/blocks';
import { tables } from './tables';

/** The tables whose ids travel, and where each of them is. */
export const tablesPage = (): readonly Block[] => [
  title('Tables'),
  text(
    'Each table is a file of JSON with `about` and `rows`, made from the values that client and gateway use. Names are what people read.',
  ),
  ...section(
    'Files',
    table(
      ['File', 'What it holds'],
      Object.entries(tables).map(([name, { about }]) => [code(`tables/${name}.json`), about]),
    ),
  ),
];
