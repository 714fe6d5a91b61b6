import { parseArgs } from 'node:util';
import { startCluster, type ClusterOptions } from './cluster';
import { readyPrograms } from './ready-programs';

/**
 * `npm run cluster` starts several gateways behind a proxy, with PostgreSQL, RabbitMQ and an object store that they share.
 * SIGINT and SIGTERM end all of it and remove what it wrote.
 */
const usage =
  '用法：npm run cluster -- [--instances 3] [--port 8080] [--second-port 8081] [--seed demo] [--no-build]';

interface Given extends Pick<ClusterOptions, 'instances' | 'ports' | 'further'> {
  readonly builds: boolean;
}

const given = (): Given | null => {
  try {
    const { values } = parseArgs({
      args: process.argv.slice(2),
      options: {
        instances: { type: 'string', default: '3' },
        port: { type: 'string', default: '8080' },
        'second-port': { type: 'string', default: '8081' },
        seed: { type: 'string', default: 'demo' },
        'no-build': { type: 'boolean', default: false },
      },
    });
    const isPort = (text: string): boolean => /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_535;
    const { instances, port, 'second-port': secondPort } = values;
    if (!/^[1-9]$/.test(instances) || !isPort(port) || !isPort(secondPort)) return null;
    return {
      instances: Number(instances),
      ports: [Number(port), Number(secondPort)],
      further: ['--seed', values.seed],
      builds: !values['no-build'],
    };
  } catch {
    return null;
  }
};

const run = async (): Promise<number | null> => {
  const options = given();
  if (options === null) {
    console.error(usage);
    return 2;
  }
  const programs = await readyPrograms(options.builds);
  if (typeof programs === 'number') return programs;

  let isEnding = false;
  let close = (): Promise<void> => Promise.resolve();
  const end = async (): Promise<void> => {
    isEnding = true;
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (!isEnding) void end();
    });

  const print = (instance: number, line: string): void => console.log(`[${instance}] ${line}`);
  const starting = startCluster({ ...options, programs, print });
  // A signal during the start waits for it: only then is it known which parts run.
  close = () =>
    starting.then(
      (cluster) => cluster.close(),
      () => undefined,
    );
  const cluster = await starting;
  console.log(`${cluster.instances.length} 个网关已启动：${cluster.address}`);
  console.log(`验证服务：${cluster.secondAddress}`);
  console.log(`数据库：${cluster.databaseUrl}`);
  const folder = cluster.instances[0]?.dataFolder ?? '';
  console.log(`查看验证码：npm run gateway -- codes --data ${folder}`);
  console.log('按 Ctrl-C 结束，数据不保留');
  console.log(`ready ${cluster.address} ${cluster.secondAddress}`);
  return null;
};

try {
  const code = await run();
  if (code !== null) process.exit(code);
} catch (error) {
  console.error('集群未能启动：', error instanceof Error ? error.message : error);
  process.exit(1);
}
