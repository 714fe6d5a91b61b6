import { cp } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The schema's migrations (OPS-05) and the recordings that the captcha speaks from go where the built gateway
 * looks for them: beside it.
 * @param {string} root
 */
export async function copyGatewayFiles(root) {
  for (const folder of ['migrations', 'sounds'])
    await cp(join(root, 'gateway', folder), join(root, 'dist/gateway', folder), { recursive: true });
}
