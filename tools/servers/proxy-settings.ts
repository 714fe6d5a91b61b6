import { readFileSync } from 'node:fs';

/** An instance behind the proxy, by its ports. */
export interface Upstream {
  readonly port: number;
  readonly secondPort: number;
}

export interface ProxyOptions {
  readonly port: number;
  readonly secondPort: number;
  readonly upstreams: readonly Upstream[];
  /** A file with key and certificate; null speaks plain HTTP. */
  readonly certificate: string | null;
}

/** The settings that operators are given, which name three gateways and the ports of a server. */
const shipped = (name: 'haproxy.cfg' | 'nginx.conf'): readonly string[] =>
  readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8').split('\n');

/** The port of this machine for one of the shipped fronts: 443, or 8443 of the captcha. */
const frontPort = (front: string, { port, secondPort }: ProxyOptions): number =>
  front === '443' ? port : secondPort;

/** The port of an instance for one of the shipped: 8080, or 8081 of the captcha. */
const behindPort = (shippedPort: string, { port, secondPort }: Upstream): number =>
  shippedPort.endsWith('80') ? port : secondPort;

/** The lines that take the place of one that has this form. The first form that a line has decides; others stay. */
type Change = readonly [form: RegExp, change: (found: RegExpExecArray) => readonly string[]];
const changed = (lines: readonly string[], changes: readonly Change[]): readonly string[] =>
  lines.flatMap((line) => {
    for (const [form, change] of changes) {
      const found = form.exec(line);
      if (found !== null) return change(found);
    }
    return [line];
  });

const nothing = (): readonly string[] => [];

/**
 * deploy/haproxy.cfg for instances of this machine. Each has ports of its own, so that each check names one; /ready is
 * asked for four times as often, so that a start and a test wait less. Names of containers are not looked up, and the
 * machine bounds the connections.
 */
export const haproxySettings = (options: ProxyOptions): string => {
  const { upstreams, certificate } = options;
  const tls = certificate === null ? '' : ` ssl crt ${certificate} alpn h2,http/1.1`;
  return changed(shipped('haproxy.cfg'), [
    [/^ {2}(?:maxconn|parse-resolv-conf|hold valid)\b|^resolvers /, nothing],
    [/^ {2}bind :(\d+) /, ([, front = '']) => [`  bind 127.0.0.1:${frontPort(front, options)}${tls}`]],
    [
      /^( {2}http-request set-header X-Forwarded-Proto) /,
      ([, words = '']) => [`${words} ${certificate === null ? 'http' : 'https'}`],
    ],
    [
      /^ {2}default-server check .*(pool-purge-delay \w+)/,
      ([, purge = '']) => [`  default-server inter 500ms fall 2 rise 1 ${purge}`],
    ],
    [
      /^ {2}server (gateway|any)1 gateway1:(\d+)(.*)$/,
      ([, kind = '', shippedPort = '', rest = '']) =>
        upstreams.map((one, place) => {
          const check = kind === 'gateway' ? ` check port ${one.port}` : '';
          return `  server ${kind}${place + 1} 127.0.0.1:${behindPort(shippedPort, one)}${rest}${check}`;
        }),
    ],
    [/^ {2}server /, nothing],
  ]).join('\n');
};

const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** deploy/nginx.conf for instances of this machine, with all that nginx writes in one folder. */
export const nginxSettings = (folder: string, options: ProxyOptions): string => {
  const { upstreams, certificate } = options;
  const tls = certificate === null ? '' : ' ssl http2';
  return changed(shipped('nginx.conf'), [
    [/^worker_rlimit_nofile /, nothing],
    [
      /^pid /,
      () => [
        `pid ${folder}/nginx.pid;`,
        'daemon off;',
        // Its workers write into this folder too.
        ...(process.getuid?.() === 0 ? ['user root;'] : []),
      ],
    ],
    [
      /^http \{/,
      () => ['http {', ...temporaryFolders.map((name) => `  ${name}_temp_path ${folder}/${name};`)],
    ],
    [/^ {2}(?:access|error)_log .*$/, ([line]) => [line.replace('/var/log/nginx', folder)]],
    [
      /^ {2}(ssl_certificate(?:_key)?) /,
      ([, name = '']) => (certificate === null ? [] : [`  ${name} ${certificate};`]),
    ],
    [/^ {4}listen (\d+) /, ([, front = '']) => [`    listen 127.0.0.1:${frontPort(front, options)}${tls};`]],
    [
      /^ {4}server 127\.0\.0\.1:1(\d+) (.*)$/,
      ([, shippedPort = '', rest = '']) =>
        upstreams.map((one) => `    server 127.0.0.1:${behindPort(shippedPort, one)} ${rest}`),
    ],
    [/^ {4}server /, nothing],
  ]).join('\n');
};
