/**
 * Spellings for browsers older than the build's target, a nonce that the content policy does not use, and addresses of
 * another folder than the page's: here all files are under /assets/.
 */
const settled = /function allSettled\([^]*?\n\t\t\}\n/;
const resolved = /function importMetaResolve\([^]*?\n\t\t\}\n/;
const nonce = /const cspNonceMeta = [^]*?;\n\s*const cspNonce = [^]*?;\n/;
const nonceSet = /if \(cspNonce\)\s*\{?\s*link\.setAttribute\("nonce", cspNonce\);?\s*\}?/;

/** @type {readonly (readonly [RegExp, string])[]} */
const replaced = [
  [settled, ''],
  [/\ballSettled\(/, 'Promise.allSettled('],
  [resolved, ''],
  [/\bimportMetaResolve\(depString\)/, 'new URL(depString, location.href)'],
  [nonce, ''],
  [nonceSet, ''],
];

/**
 * Leaves out of Vite's loader of lazy code the parts that are never reached here (PER-01).
 * @returns {import('vite').Plugin}
 */
export const lighterPreload = () => ({
  name: 'lighter-preload',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: (code) => {
      let kept = code;
      for (const [part, text] of replaced) {
        if (!part.test(kept)) throw new Error(`lighter-preload: the loader has no ${part} now\n${code}`);
        kept = kept.replace(part, text);
      }
      return { code: kept, map: null };
    },
  },
});
