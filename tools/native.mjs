import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { addWechatEntry, appOf, fillWebFolder, finishManifests } from './native/android-project.mjs';
import { runCommand } from './process/run-command.mjs';
import { root, setUp } from './setup.mjs';

/**
 * `npm run native:android [-- --config FILE] [-- --no-build]`: makes the Android project of the app from the built
 * client, or brings it up to date (ENV-03). Compiling it is Android Studio's and needs the Android SDK.
 */
const { values } = parseArgs({ options: { config: { type: 'string' }, 'no-build': { type: 'boolean' } } });
const native = join(root, 'native');
const android = join(native, 'android');
const asked = resolve(values.config ?? '');

/** @param {string} title @param {string} command @param {string[]} args @param {string} [cwd] */
async function step(title, command, args, cwd = native) {
  console.log(title);
  const code = await runCommand(command, args, { cwd });
  if (code === 0) return;
  console.error(`${title}失败（退出码 ${code}），原因见上。`);
  process.exit(code);
}

if (values.config !== undefined && !existsSync(asked)) {
  console.error(`找不到配置文件 ${asked}`);
  process.exit(1);
}
await setUp();
if (values['no-build'] !== true) await step('构建客户端……', process.execPath, ['tools/build.mjs'], root);
await step('安装原生依赖（npm ci）……', 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
fillWebFolder({
  built: join(root, 'dist/static'),
  www: join(native, 'www'),
  config: values.config === undefined ? null : asked,
});
const cap = join(native, 'node_modules/.bin/cap');
if (existsSync(android)) await step('更新 Android 工程……', cap, ['sync', 'android']);
else await step('生成 Android 工程……', cap, ['add', 'android']);
/** @type {unknown} */
const capacitor = JSON.parse(readFileSync(join(native, 'capacitor.config.json'), 'utf8'));
const app = appOf(capacitor);
addWechatEntry({ plugin: join(native, 'node_modules/cordova-plugin-wechat'), android, ...app });
finishManifests(android, app);
console.log('Android 工程在 native/android。编译需要 Android SDK（Android Studio），此命令不编译。');
