import { describe, expect, test } from 'vitest';
import { haproxySettings, nginxSettings } from '../../tools/servers/proxy-settings';

const options = {
  port: 8080,
  secondPort: 8081,
  upstreams: [
    { port: 9001, secondPort: 9002 },
    { port: 9003, secondPort: 9004 },
  ],
  certificate: null,
};

describe('the settings of the proxy before several instances', () => {
  const linesOf = (text: string): readonly string[] => text.split('\n').map((line) => line.trim());

  test('[OPS-01] haproxy asks /ready of the main port, also for the second port', () => {
    const lines = linesOf(haproxySettings(options));
    expect(lines).toContain('http-check send meth GET uri /ready ver HTTP/1.1 hdr Host 127.0.0.1');
    const servers = lines.filter((line) => line.startsWith('server gateway'));
    expect(servers).toEqual([
      'server gateway1 127.0.0.1:9001 check port 9001',
      'server gateway2 127.0.0.1:9003 check port 9003',
      'server gateway1 127.0.0.1:9002 check port 9001',
      'server gateway2 127.0.0.1:9004 check port 9003',
    ]);
  });

  test('[OPS-02] haproxy asks the gateways all the same while none is ready', () => {
    const lines = linesOf(haproxySettings(options));
    const [main = '', second = ''] = lines.filter((line) => line.startsWith('server any1 '));
    expect(main).toBe('server any1 127.0.0.1:9001 backup no-check');
    expect(second).toBe('server any1 127.0.0.1:9002 backup no-check');
    expect(lines.filter((line) => line === 'option allbackups')).toHaveLength(2);
  });

  test('[OPS-01] haproxy replaces the address that a client claims, on both ports', () => {
    const replaced = linesOf(haproxySettings(options)).filter(
      (line) => line === 'http-request set-header X-Forwarded-For %[src]',
    );
    expect(replaced).toHaveLength(2);
  });

  test('[OPS-02] nginx has both fronts before the instances, and writes into its folder alone', () => {
    const text = nginxSettings('/tmp/proxy', options);
    expect(text.match(/listen .*/g)).toEqual(['listen 127.0.0.1:8080;', 'listen 127.0.0.1:8081;']);
    expect(text.match(/server 127\S+/g)).toEqual(
      ['9001', '9003', '9002', '9004'].map((port) => `server 127.0.0.1:${port}`),
    );
    expect(text.match(/ssl_certificate|\/(?:run|var|etc)\//)).toBeNull();
  });

  test('[OPS-02] both are the shipped files, with nothing of the servers that those name', () => {
    const secure = { ...options, certificate: '/tmp/own.pem' };
    for (const text of [haproxySettings(secure), nginxSettings('/tmp/proxy', secure)]) {
      expect(text.match(/\/tmp\/own\.pem/g)).toHaveLength(2);
      expect(text).not.toMatch(/\b[123]?808[01] max|gateway\d:808|\b(?:443|8443)\b|\/secrets\//);
    }
  });
});
