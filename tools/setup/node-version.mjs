const least = /** @type {const} */ ([20, 19]);

/**
 * What is wrong with this Node, or null when it will do (OPS-01).
 * @param {string} version as in process.versions.node, e.g. '20.19.0'
 * @returns {string | null} a sentence for the operator
 */
export function nodeVersionProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const newEnough = major > least[0] || (major === least[0] && minor >= least[1]);
  return newEnough
    ? null
    : `需要 Node ${least.join('.')} 或更高版本，当前为 ${version}。请升级 Node 后再试。`;
}
