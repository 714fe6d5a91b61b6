import { startHttpServer, type LocalServer } from './http-server';

/** The destinations of AMQP's topics, by whom a member reads and writes. */
const mayUse = (user: string, permission: string, key: string): boolean =>
  key === (permission === 'read' ? `message.${user}` : `written.${user}`);

/**
 * What a back end answers to RabbitMQ's HTTP authorization: a user logs in with the bearer token as the password, reads
 * only what goes to them, and writes only under their own name.
 * @param tokens the bearer token of each user
 */
export const startBrokerAuth = (tokens: Readonly<Record<string, string>>): Promise<LocalServer> =>
  startHttpServer(({ url, body }, response) => {
    const asked = new URLSearchParams(body);
    const given = (name: string): string => asked.get(name) ?? '';
    const user = given('username');
    const isKnown = Object.hasOwn(tokens, user);
    const isAllowed: Readonly<Record<string, () => boolean>> = {
      '/auth/user': () => isKnown && tokens[user] === given('password'),
      '/auth/vhost': () => isKnown,
      // A subscription has a queue of its own; of the exchanges a member uses the one of topics.
      '/auth/resource': () =>
        isKnown &&
        (given('resource') === 'queue'
          ? given('name').startsWith('stomp-subscription-')
          : given('name') === 'amq.topic' && given('permission') !== 'configure'),
      '/auth/topic': () => isKnown && mayUse(user, given('permission'), given('routing_key')),
    };
    response.end(isAllowed[url.pathname]?.() === true ? 'allow' : 'deny');
  });
