import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the WeChat plugin asks for and this app does not use: nobody is asked for it (PRI-02). */
const unused = ['READ_PHONE_STATE', 'WRITE_EXTERNAL_STORAGE'];
const marker = 'tools:node="remove"';

/**
 * The app's package, and its id at WeChat.
 * @param {unknown} config capacitor.config.json
 */
export function appOf(config) {
  const read = /** @type {{ appId: string, cordova: { preferences: { WECHATAPPID: string } } }} */ (config);
  return { appId: read.appId, wechatAppId: read.cordova.preferences.WECHATAPPID };
}

/**
 * The app's manifest without the permissions that no function needs.
 * @param {string} manifest
 */
export function withoutUnusedPermissions(manifest) {
  if (manifest.includes(marker)) return manifest;
  const removed = unused.map(
    (name) => `    <uses-permission android:name="android.permission.${name}" ${marker} />\n`,
  );
  return manifest
    .replace('<manifest ', '<manifest xmlns:tools="http://schemas.android.com/tools" ')
    .replace('</manifest>', `${removed.join('')}</manifest>`);
}

/**
 * The client for the app: the static build without what only a server sends, and the configuration asked for.
 * @param {{ built: string, www: string, config: string | null }} places
 */
export function fillWebFolder({ built, www, config }) {
  rmSync(www, { recursive: true, force: true });
  cpSync(built, www, { recursive: true, filter: (source) => !/\.(?:br|gz|map)$/.test(source) });
  if (config !== null) cpSync(config, join(www, 'config.json'));
}

/**
 * What Cordova's own tool would do and Capacitor's does not: the classes by which WeChat answers the app, under the
 * app's package.
 * @param {{ plugin: string, android: string, appId: string }} places
 */
export function addWechatEntry({ plugin, android, appId }) {
  const folder = join(android, 'app/src/main/java', ...appId.split('.'), 'wxapi');
  mkdirSync(folder, { recursive: true });
  const templates = join(plugin, 'src/android');
  for (const file of readdirSync(templates).filter((name) => name.endsWith('EntryActivity.java'))) {
    const source = readFileSync(join(templates, file), 'utf8');
    writeFileSync(join(folder, file), source.replaceAll('__PACKAGE_NAME__', `${appId}.wxapi`));
  }
}

/**
 * The manifest that Capacitor makes of the WeChat plugin's, with what it cannot fill in: the app's own package, its
 * name, and its id at WeChat as the scheme by which WeChat comes back.
 * @param {string} manifest
 * @param {{ appId: string, wechatAppId: string }} app
 */
export const withWechatEntry = (manifest, { appId, wechatAppId }) =>
  manifest
    .replaceAll('android:name=".wxapi.', `android:name="${appId}.wxapi.`)
    .replaceAll('@string/launcher_name', '@string/app_name')
    .replaceAll('android:scheme="undefined"', `android:scheme="${wechatAppId}"`);

/** The first Android version on which @capacitor/barcode-scanner runs. */
const scannerSdk = 26;

/**
 * The variables of a project, with an Android version that the scanner runs on.
 * @param {string} variables variables.gradle
 */
export const withScannerSdk = (variables) =>
  variables.replace(
    /(minSdkVersion = )(\d+)/,
    (_, name, version) => `${name}${Math.max(Number(version), scannerSdk)}`,
  );

/** @param {string} path @param {(text: string) => string} change */
const rewrite = (path, change) => writeFileSync(path, change(readFileSync(path, 'utf8')));

/**
 * What is to be changed in a project that Capacitor made or brought up to date.
 * @param {string} android
 * @param {{ appId: string, wechatAppId: string }} app
 */
export function finishManifests(android, app) {
  rewrite(join(android, 'app/src/main/AndroidManifest.xml'), withoutUnusedPermissions);
  rewrite(join(android, 'variables.gradle'), withScannerSdk);
  rewrite(join(android, 'capacitor-cordova-android-plugins/src/main/AndroidManifest.xml'), (manifest) =>
    withWechatEntry(manifest, app),
  );
}
