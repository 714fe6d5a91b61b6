/**
 * The places of the gateway's other files. It runs from its sources (development, tests) or from its
 * bundles, which are all in one folder: dist/gateway.
 */
const fromSource = import.meta.url.endsWith('.ts');

const at = (source: string, built: string): URL => new URL(fromSource ? source : built, import.meta.url);

export const locations = {
  project: at('../../../', '../../'),
  migrations: at('../../migrations/', './migrations/'),
  /** Passwords that are not taken. */
  commonestPasswords: at('../../commonest-passwords.txt', './commonest-passwords.txt'),
  /** What the large seed is made of. */
  seedData: at('../../seed/', './seed/'),
  /** Built in either case (tools/build/captcha-page.mjs). */
  captchaFiles: at('../../../dist/gateway/captcha/', './captcha/'),
  /** The four threads are plain JavaScript in either case: one of sources would have to load their compiler first. */
  hashingThread: at('../adapters/password/hashing-thread.mjs', './hashing-thread.js'),
  databaseThread: at('../adapters/database/pglite/database-thread.mjs', './database-thread.js'),
  watchdogThread: at('../adapters/watchdog/watchdog-thread.mjs', './watchdog-thread.js'),
  drawingThread: at('../adapters/evidence/drawing-thread.mjs', './drawing-thread.js'),
  /** Recordings of the digits that the captcha speaks. */
  digitRecordings: at('../../sounds/zh-digits.wav', './sounds/zh-digits.wav'),
  studioThread: at('../captcha/studio/studio-thread.ts', './captcha-studio.js'),
  sheetWorker: at('../adapters/pictures/share/worker.ts', './sheet-worker.js'),
  slideWorker: at('../adapters/pictures/slides/worker.ts', './slide-worker.js'),
  pictureWorker: at('../adapters/pictures/worker.ts', './picture-worker.js'),
} as const;
