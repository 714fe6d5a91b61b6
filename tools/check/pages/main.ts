import { readdirSync } from 'node:fs';
import { routeTable } from '../../../src/domain/route/route-table';
import { stories } from '../../gallery/stories/stories';
import { nowhere } from '../../gallery/stories/words';
import { report } from '../finding';
import { pageFaults } from './faults';

const modules = readdirSync('src/pages').map((file) => `src/pages/${file}`);
const placed = stories.map(({ id, scene }) => ({ id, address: scene.address ?? '/' }));
report(
  pageFaults({ rows: routeTable, modules, stories: placed, nowhere }),
  `${modules.length} pages, each at a row and in a story`,
);
