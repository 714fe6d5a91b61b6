import { existsSync } from 'node:fs';

/** The same engine without its windows: the browser suite runs in half the time. */
const shell = '/usr/bin/chromium-headless-shell';

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The Chromium of the system to test with: CHROMIUM_PATH, else a well-known place (OPS-01).
 * @returns {string | null} an absolute path that exists, or null
 */
export function findChromium(env = process.env, exists = existsSync) {
  const candidates = [env['CHROMIUM_PATH'] ?? '', shell, ...browsers];
  return candidates.find((path) => path !== '' && exists(path)) ?? null;
}

/**
 * Another Chromium of the system than the one that is used, of the other kind: the whole browser beside the one
 * without windows, or the other way round (OPS-01).
 * @param {string} used an absolute path
 * @returns {string | null} an absolute path that exists, or null when this machine has but one kind
 */
export function findOtherChromium(used, exists = existsSync) {
  const isShell = (/** @type {string} */ path) => /headless[-_]shell/.test(path);
  return [shell, ...browsers].find((path) => isShell(path) !== isShell(used) && exists(path)) ?? null;
}

/**
 * The Chromium to measure with: the whole browser, which does all that a person's does, else the one to test with.
 * @returns {string | null} an absolute path that exists, or null: Playwright's own
 */
export function findMeasuringChromium(env = process.env, exists = existsSync) {
  return findChromium(env, (path) => path !== shell && exists(path)) ?? findChromium(env, exists);
}

/**
 * The Chromium that Playwright has downloaded for itself (OPS-01).
 * @returns {Promise<string | null>} an absolute path that exists, or null
 */
export async function findPlaywrightChromium(exists = existsSync) {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path !== '' && exists(path) ? path : null;
}
