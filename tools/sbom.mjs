import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { componentsOf } from './sbom/components.mjs';
import { root } from './setup.mjs';

/**
 * `npm run sbom`: what is delivered, as CycloneDX 1.5 JSON, from the lock file; `-- --out FILE` names another place.
 * npm's own `npm sbom --omit dev` leaves out react, ws and pngjs here, which one workspace has for development and
 * another for good, and without the option ends with an error over the overrides.
 */
const { values } = parseArgs({ options: { out: { type: 'string', default: 'reports/sbom.cdx.json' } } });

/** @param {string} file @returns {unknown} */
const json = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { name, version, description } = /** @type {{ name: string, version: string, description: string }} */ (
  json('package.json')
);
const { packages } =
  /** @type {{ packages: Record<string, import('./sbom/components.mjs').LockedPackage> }} */ (
    json('package-lock.json')
  );
const bom = {
  $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: {
    component: { type: 'application', 'bom-ref': `pkg:npm/${name}@${version}`, name, version, description },
  },
  components: componentsOf(packages),
};
const file = resolve(root, values.out);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
console.log(`软件物料清单（${bom.components.length} 个包）已写入 ${file}`);
