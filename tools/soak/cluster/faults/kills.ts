import { inTurn, type Fault } from './fault';

/** SIGKILL of each kind of program; it is started again at the end. */
const lastsMs = 1_000;

const gateway: Fault = {
  name: 'kill-gateway',
  lastsMs,
  isReached: true,
  begin: async ({ cluster: { instances } }, lap) => {
    const instance = inTurn(instances, lap);
    await instance.kill();
    return {
      title: `gateway ${(lap % instances.length) + 1} was killed`,
      end: () => instance.startAgain(),
    };
  },
};

const postgres: Fault = {
  name: 'kill-database',
  lastsMs,
  isReached: true,
  begin: async ({ cluster: { postgres: server } }) => {
    await server.kill();
    return { title: 'PostgreSQL was killed', end: server.startAgain };
  },
};

const rabbitmq: Fault = {
  name: 'kill-broker',
  lastsMs,
  isReached: true,
  begin: async ({ cluster: { rabbitmq: server } }) => {
    await server.kill();
    return { title: 'RabbitMQ was killed', end: server.startAgain };
  },
};

export const kills: readonly Fault[] = [gateway, postgres, rabbitmq];
