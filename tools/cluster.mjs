import { join } from 'node:path';
import { endWithParent } from './process/end-with-parent.mjs';
import { useRunFolder } from './process/run-folder.mjs';
import { root, setUp } from './setup.mjs';

/** `npm run cluster`: sets up, and becomes the cluster, which removes the folder of its run at its end. */
if (process.env['npm_lifecycle_event'] !== undefined) endWithParent();
await setUp();
useRunFolder();
const { register } = await import('tsx/esm/api');
register();
await import(join(root, 'tools/cluster/main.ts'));
