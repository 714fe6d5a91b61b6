import { existsSync } from 'node:fs';
import { runCommand } from '../process/run-command.mjs';
import { findChromium, findPlaywrightChromium } from './chromium.mjs';

const packages = ['chromium', 'chromium-headless-shell', 'fonts-noto-cjk'];

export const missingChromium = [
  '没有找到浏览器测试所需的 Chromium。请任选一种办法：',
  `  Debian 或 Ubuntu：sudo apt-get install ${packages.join(' ')}`,
  '  其他系统：npx playwright install chromium',
  '  已有 Chromium：CHROMIUM_PATH=/完整/路径 npm test',
].join('\n');

/** What the machine is asked; tests give their own. */
const machine = {
  find: async () => findChromium() ?? (await findPlaywrightChromium()),
  /** Whether it takes Debian packages from us: apt-get stands, and we are root. */
  takesDebianPackages: () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0,
  /** @param {readonly string[]} args */
  aptGet: (args) =>
    runCommand('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }),
};

/**
 * A Chromium for the browser tests, installed from Debian when it may be (OPS-01).
 * @returns {Promise<string | null>} its path; null when the reader must install one (`missingChromium` says how)
 */
export async function provideChromium({ find, takesDebianPackages, aptGet } = machine) {
  const found = await find();
  if (found !== null || !takesDebianPackages()) return found;
  console.log(`安装浏览器测试所需的软件包：${packages.join(' ')}`);
  await aptGet(['update', '-qq']);
  await aptGet(['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  return find();
}
