/** io-ts is compiled to ES5: each class is a function called at once, of which a bundler cannot know that it does nothing else. */
const classCalled = /\/\*\* @class \*\/ \(function/g;
const refined = /^((?:export )?var Int(?:eger)? = )(brand|refinement)\(/gm;
const instanceMade = /^((?:export )?var \w+ = )new (\w+Type)\(/gm;

/**
 * Lets the bundler leave out those kinds of codecs that nobody uses (PER-01).
 * @returns {import('vite').Plugin}
 */
export const lighterCodecs = () => ({
  name: 'lighter-codecs',
  apply: 'build',
  transform: {
    filter: { id: /node_modules[\\/]io-ts[\\/]es6[\\/]/ },
    handler: (code) => ({
      code: code
        .replace(classCalled, '/*#__PURE__*/ (function')
        .replace(refined, '$1/*#__PURE__*/ $2(')
        .replace(instanceMade, '$1/*#__PURE__*/ new $2('),
      map: null,
    }),
  },
});
