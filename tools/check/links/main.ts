import { readFileSync } from 'node:fs';
import { routeTable } from '../../../src/domain/route/route-table';
import { filesOf } from '../../tree/files-of.mjs';
import { report } from '../finding';
import { addressesIn } from './addresses';
import { leadsSomewhere } from './standing';

/** Where links for people are written: views, flows, and the content that the seed brings. */
const places = ['src/ui', 'src/application', 'gateway/src/seed', 'gateway/seed'];
const paths = routeTable.map((row) => row.path);

const files = places.flatMap(filesOf).filter((file) => /\.(tsx?|json)$/.test(file));
const written = files.flatMap((file) =>
  addressesIn(file, readFileSync(file, 'utf8')).map((found) => ({ file, ...found })),
);
const findings = written
  .filter(({ address }) => !leadsSomewhere(address, paths))
  .map(({ file, line, address }) => ({ file, line, message: `${address} is no page that stands` }));
report(findings, `${written.length} addresses lead to the ${paths.length} pages that stand`);
