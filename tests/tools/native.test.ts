import { mkdirSync, readFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  addWechatEntry,
  appOf,
  fillWebFolder,
  finishManifests,
  withScannerSdk,
  withoutUnusedPermissions,
} from '../../tools/native/android-project.mjs';
import { temporaryFolder } from '../support/temporary-folder';

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const folder = (): string => temporaryFolder('native-');

/** The plugins that the bridge looks up, and the packages that bring them. */
const packages = {
  App: '@capacitor/app',
  Browser: '@capacitor/browser',
  CapacitorBarcodeScanner: '@capacitor/barcode-scanner',
  PushNotifications: '@capacitor/push-notifications',
  Wechat: 'cordova-plugin-wechat',
};

test('[ENV-03] every plugin that the bridge looks up comes with the app, each version pinned', () => {
  const { dependencies } = read('native/package.json') as { dependencies: Record<string, string> };
  const bridge = readFileSync('src/adapters/bridge-native/native-bridge.ts', 'utf8');
  for (const [plugin, name] of Object.entries(packages)) {
    expect(bridge).toContain(`.${plugin}`);
    expect(Object.keys(dependencies)).toContain(name);
  }
  for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  const lock = read('native/package-lock.json') as { packages: { '': { dependencies: object } } };
  expect(lock.packages[''].dependencies).toEqual(dependencies);
});

test('[ENV-03] one command makes the Android project, in a folder that git does not keep', () => {
  const { scripts } = read('package.json') as { scripts: Record<string, string> };
  expect(scripts['native:android']).toBe('node tools/native.mjs');
  expect(readFileSync('.gitignore', 'utf8')).toContain('native/android/');
  expect(readFileSync('docs/commands.md', 'utf8')).toContain('npm run native:android');
  expect(read('native/capacitor.config.json')).toMatchObject({ appName: '琥珀并购', webDir: 'www' });
});

test('[ENV-03] the app carries the built client, without what only a server sends, and its own configuration', () => {
  const at = folder();
  const [built, www, config] = [join(at, 'built'), join(at, 'www'), join(at, 'own.json')];
  mkdirSync(join(built, 'assets'), { recursive: true });
  for (const file of ['index.html', 'config.json', 'assets/a.js', 'assets/a.js.br', 'assets/a.js.gz'])
    writeFileSync(join(built, file), '{}');
  writeFileSync(config, '{"gatewayUrl":"https://gateway.example"}');
  fillWebFolder({ built, www, config });
  expect(read(join(www, 'config.json'))).toEqual({ gatewayUrl: 'https://gateway.example' });
  expect(['index.html', 'assets/a.js'].every((file) => existsSync(join(www, file)))).toBe(true);
  expect(['assets/a.js.br', 'assets/a.js.gz'].some((file) => existsSync(join(www, file)))).toBe(false);
});

test('[ENV-03] WeChat finds the class that takes its answers under the app’s own package', () => {
  const at = folder();
  const [plugin, android] = [join(at, 'plugin'), join(at, 'android')];
  mkdirSync(join(plugin, 'src/android'), { recursive: true });
  writeFileSync(join(plugin, 'src/android/WXEntryActivity.java'), 'package __PACKAGE_NAME__;\n');
  writeFileSync(join(plugin, 'src/android/Wechat.java'), 'package xu.li.cordova.wechat;\n');
  addWechatEntry({ plugin, android, appId: 'com.hupo.app' });
  const made = join(android, 'app/src/main/java/com/hupo/app/wxapi');
  expect(readFileSync(join(made, 'WXEntryActivity.java'), 'utf8')).toBe('package com.hupo.app.wxapi;\n');
  expect(existsSync(join(made, 'Wechat.java'))).toBe(false);
});

test('[PRI-02] the app asks for no permission that only a plugin wants, however often it is made', () => {
  const manifest = '<manifest xmlns:android="a">\n    <application />\n</manifest>\n';
  const once = withoutUnusedPermissions(manifest);
  expect(once).toContain('android.permission.READ_PHONE_STATE" tools:node="remove"');
  expect(once).toContain('android.permission.WRITE_EXTERNAL_STORAGE" tools:node="remove"');
  expect(once).toContain('xmlns:tools=');
  expect(withoutUnusedPermissions(once)).toBe(once);
});

test('[ENV-03] what Capacitor cannot fill in is filled in, also when the project is made again', () => {
  const android = folder();
  const app = appOf(read('native/capacitor.config.json'));
  const own = join(android, 'app/src/main');
  const plugins = join(android, 'capacitor-cordova-android-plugins/src/main');
  for (const place of [own, plugins]) mkdirSync(place, { recursive: true });
  writeFileSync(join(own, 'AndroidManifest.xml'), '<manifest a="b">\n</manifest>\n');
  writeFileSync(
    join(plugins, 'AndroidManifest.xml'),
    '<activity android:name=".wxapi.WXEntryActivity" android:label="@string/launcher_name"><data android:scheme="undefined"/></activity>',
  );
  writeFileSync(join(android, 'variables.gradle'), 'ext {\n    minSdkVersion = 23\n}\n');
  finishManifests(android, app);
  finishManifests(android, app);
  expect(readFileSync(join(android, 'variables.gradle'), 'utf8')).toContain('minSdkVersion = 26\n');
  expect(readFileSync(join(own, 'AndroidManifest.xml'), 'utf8').split('READ_PHONE_STATE')).toHaveLength(2);
  expect(readFileSync(join(plugins, 'AndroidManifest.xml'), 'utf8')).toBe(
    `<activity android:name="com.hupo.app.wxapi.WXEntryActivity" android:label="@string/app_name"><data android:scheme="${app.wechatAppId}"/></activity>`,
  );
});

test('[ENV-03] the project has the Android version that the scanner needs, and a later one stays', () => {
  expect(withScannerSdk('ext {\n    minSdkVersion = 23\n}')).toBe('ext {\n    minSdkVersion = 26\n}');
  expect(withScannerSdk('ext { minSdkVersion = 30 }')).toBe('ext { minSdkVersion = 30 }');
});
