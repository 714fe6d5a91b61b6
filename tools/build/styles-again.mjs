const helper = /^\0vite\/preload-helper\.js$/;

/** Where the helper notes that a file did not come, and where it tells so. */
const changes = /** @type {const} */ ([
  [/(\(err\) => \{\s*)seen\[href\] = void 0;/, '$1delete seen[href];'],
  [/if \(e\.type === "error"\) rej\(/, 'if (e.type === "error") link.remove(), rej('],
]);

/**
 * Lets the styles of a part be asked for again after they did not come: the bundler's helper takes whatever it has asked
 * for once as here, and the part would stand without them until the page is loaded anew (LAY-16).
 * @returns {import('vite').Plugin}
 */
export const stylesAgain = () => ({
  name: 'styles-again',
  apply: 'build',
  transform: {
    filter: { id: helper },
    handler: (code) => {
      if (!changes.every(([was]) => was.test(code)))
        throw new Error('styles-again: the bundler notes what did not come in another way now');
      return { code: changes.reduce((text, [was, is]) => text.replace(was, is), code), map: null };
    },
  },
});
