const loopback = ['127.0.0.1', 'localhost', '::1'];

/**
 * What the product's own programs say to each other on this machine goes past the proxy that the environment names
 * for the world outside: libraries for Node take it for loopback addresses too (OPS-01).
 * @param {NodeJS.ProcessEnv} env is changed: NO_PROXY gets what it lacks
 */
export function keepLoopbackPastProxies(env = process.env) {
  const named = (env['NO_PROXY'] ?? env['no_proxy'] ?? '').split(',').map((host) => host.trim());
  if (named.includes('*')) return;
  const hosts = [...new Set([...named.filter((host) => host !== ''), ...loopback])].join(',');
  env['NO_PROXY'] = hosts;
  env['no_proxy'] = hosts;
}
