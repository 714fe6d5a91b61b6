import { existsSync } from 'node:fs';
import { runCommand } from '../process/run-command.mjs';

/** Debian's packages of the servers that several gateways share. */
const packages = ['postgresql', 'rabbitmq-server', 'haproxy'];

const aptGet = '/usr/bin/apt-get';

/** Whether this is a machine for tests alone, whose packages the project may choose. */
const mayInstall = (env = process.env) =>
  env['CI'] !== undefined && process.getuid?.() === 0 && existsSync(aptGet);

/**
 * Installs the servers from Debian's packages where it may: as root, in a run of CI. Elsewhere the command names what to
 * install.
 * @returns {Promise<boolean>} whether they were installed now
 */
export async function installServers() {
  if (!mayInstall()) return false;
  console.log(`安装 ${packages.join('、')}（apt-get）……`);
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (await runCommand(aptGet, args, { env })) === 0;
}
