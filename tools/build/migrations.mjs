import { cp } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The schema's migrations go where the built gateway looks for them: beside it (OPS-05).
 * @param {string} root
 */
export async function copyMigrations(root) {
  await cp(join(root, 'gateway/migrations'), join(root, 'dist/gateway/migrations'), { recursive: true });
}
