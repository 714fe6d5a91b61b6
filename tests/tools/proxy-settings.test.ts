import { describe, expect, test } from 'vitest';
import { haproxySettings, nginxSettings } from '../../tools/servers/proxy';

const options = {
  port: 8080,
  secondPort: 8081,
  upstreams: [
    { port: 9001, secondPort: 9002 },
    { port: 9003, secondPort: 9004 },
  ],
};

describe('the settings of the proxy before several instances', () => {
  const linesOf = (text: string): readonly string[] => text.split('\n').map((line) => line.trim());

  test('[OPS-01] haproxy asks /ready of the main port, also for the second port', () => {
    const lines = linesOf(haproxySettings(options));
    expect(lines).toContain('http-check send meth GET uri /ready ver HTTP/1.1 hdr Host 127.0.0.1');
    const servers = lines.filter((line) => line.startsWith('server gateway-'));
    expect(servers).toEqual([
      'server gateway-1 127.0.0.1:9001 check port 9001',
      'server gateway-2 127.0.0.1:9003 check port 9003',
      'server gateway-1 127.0.0.1:9001 check port 9001',
      'server gateway-2 127.0.0.1:9003 check port 9003',
      'server gateway-1 127.0.0.1:9002 check port 9001',
      'server gateway-2 127.0.0.1:9004 check port 9003',
    ]);
  });

  test('[OPS-02] haproxy asks the gateways all the same while none is ready', () => {
    const lines = linesOf(haproxySettings(options));
    const [main = '', , second = ''] = lines.filter((line) => line.startsWith('server any-1 '));
    expect(main).toBe('server any-1 127.0.0.1:9001 backup no-check');
    expect(second).toBe('server any-1 127.0.0.1:9002 backup no-check');
    expect(lines.filter((line) => line === 'option allbackups')).toHaveLength(3);
  });

  test('[OPS-01] haproxy replaces the address that a client claims, on both ports', () => {
    const replaced = linesOf(haproxySettings(options)).filter(
      (line) => line === 'http-request set-header X-Forwarded-For %[src]',
    );
    expect(replaced).toHaveLength(2);
  });

  test('[OPS-01] nginx replaces the address that a client claims, also of a message socket', () => {
    const replaced = nginxSettings('/tmp/proxy', options).split(
      'proxy_set_header X-Forwarded-For $remote_addr;',
    );
    expect(replaced).toHaveLength(4);
  });
});
