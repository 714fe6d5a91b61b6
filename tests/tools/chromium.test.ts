import { describe, expect, test } from 'vitest';
import { findChromium, findMeasuringChromium, findOtherChromium } from '../../tools/setup/chromium.mjs';
import { missingChromium, provideChromium } from '../../tools/setup/install-chromium.mjs';

test('[OPS-01] CHROMIUM_PATH comes before the system’s Chromium', () => {
  expect(findChromium({ CHROMIUM_PATH: '/opt/mine' }, () => true)).toBe('/opt/mine');
});

test('[OPS-01] a CHROMIUM_PATH that does not exist is passed over', () => {
  const exists = (path: unknown) => path === '/usr/bin/chromium';
  expect(findChromium({ CHROMIUM_PATH: '/opt/mine' }, exists)).toBe('/usr/bin/chromium');
});

test('tests run in the shell without windows where there is one, measurements in the whole browser, else in the shell too', () => {
  expect(findChromium({}, () => true)).toBe('/usr/bin/chromium-headless-shell');
  expect(findMeasuringChromium({}, () => true)).toBe('/usr/bin/chromium');
  expect(findMeasuringChromium({}, (path) => path === '/usr/bin/chromium-headless-shell')).toBe(
    '/usr/bin/chromium-headless-shell',
  );
});

test('[OPS-01] the other browser is of the other kind, and there is none where all are of one', () => {
  expect(findOtherChromium('/usr/bin/chromium-headless-shell', () => true)).toBe('/usr/bin/chromium');
  expect(findOtherChromium('/usr/bin/chromium', () => true)).toBe('/usr/bin/chromium-headless-shell');
  expect(findOtherChromium('/opt/mine', () => true)).toBe('/usr/bin/chromium-headless-shell');
  expect(findOtherChromium('/usr/bin/google-chrome', (path) => path === '/usr/bin/chromium')).toBeNull();
});

test('[OPS-01] without any Chromium the answer is null', () => {
  expect(findChromium({}, () => false)).toBeNull();
});

describe('a machine without Chromium', () => {
  function machine(options: { isDebianRoot: boolean; installs: boolean }) {
    const asked: string[] = [];
    let installed = false;
    return {
      asked,
      find: () => Promise.resolve(installed ? '/usr/bin/chromium' : null),
      takesDebianPackages: () => options.isDebianRoot,
      aptGet: (args: readonly string[]) => {
        asked.push(args.join(' '));
        installed = options.installs && args[0] === 'install';
        return Promise.resolve(0);
      },
    };
  }

  test('[OPS-01] as root on Debian gets the packages of Chromium and the Chinese fonts', async () => {
    const debian = machine({ isDebianRoot: true, installs: true });
    expect(await provideChromium(debian)).toBe('/usr/bin/chromium');
    expect(debian.asked).toEqual([
      'update -qq',
      'install -y -qq --no-install-recommends chromium chromium-headless-shell fonts-noto-cjk',
    ]);
  });

  test('[OPS-01] elsewhere installs nothing, and the reader is told what to install', async () => {
    const other = machine({ isDebianRoot: false, installs: true });
    expect(await provideChromium(other)).toBeNull();
    expect(other.asked).toEqual([]);
    expect(missingChromium).toMatch(
      /apt-get install chromium chromium-headless-shell fonts-noto-cjk[\s\S]*CHROMIUM_PATH/,
    );
  });

  test('[OPS-01] says so when the packages could not be installed', async () => {
    expect(await provideChromium(machine({ isDebianRoot: true, installs: false }))).toBeNull();
  });
});
