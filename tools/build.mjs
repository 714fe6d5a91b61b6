import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, setUp } from './setup.mjs';
import { fingerprintOf, markOf } from './build/fingerprint.mjs';

/** `npm run build`: client, server renderer and gateway into dist, side by side. */
await setUp();
const startedAt = performance.now();
const { buildClient, buildGateway, buildServer } = await import('./build/bundles.mjs');
const { buildCaptchaPage } = await import('./build/captcha-page.mjs');
const { compressFolder } = await import('./build/compress.mjs');
const { copyGatewayFiles } = await import('./build/gateway-files.mjs');
const { copyEarlierAssets, keepReleaseAside, settleReleases } = await import('./build/earlier-releases.mjs');
const { buildStaticFolder } = await import('./build/static-folder.mjs');

async function buildBrowserFiles() {
  await keepReleaseAside(root);
  await buildClient();
  await compressFolder(join(root, 'dist/client/assets'));
  await settleReleases(root, Date.now());
  await buildStaticFolder(root);
  await copyEarlierAssets(root);
}

async function buildGatewayFiles() {
  await buildGateway();
  await Promise.all([copyGatewayFiles(root), buildCaptchaPage(root)]);
}

const fingerprint = fingerprintOf(root);
rmSync(markOf(root), { force: true });
await Promise.all([buildBrowserFiles(), buildServer(), buildGatewayFiles()]);
writeFileSync(markOf(root), fingerprint);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(`已生成 dist/client、dist/static、dist/server、dist/gateway，用时 ${seconds} 秒`);
