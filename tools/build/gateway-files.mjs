import { cp } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The schema's migrations (OPS-05), the recordings that the captcha speaks from, the data of the large seed and the list of common passwords
 * (SEC-05) go where the built gateway looks for them: beside it.
 * @param {string} root
 */
export async function copyGatewayFiles(root) {
  for (const name of ['migrations', 'sounds', 'seed', 'commonest-passwords.txt'])
    await cp(join(root, 'gateway', name), join(root, 'dist/gateway', name), { recursive: true });
}
