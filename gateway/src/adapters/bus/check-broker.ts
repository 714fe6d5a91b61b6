import { setTimeout as wait } from 'node:timers/promises';
import { Connection } from 'rabbitmq-client';
import { OperatorProblem } from '../../ports/operator-problem';
import { brokerSetting } from './broker-address';
import { usualExchange } from './broker-bus';
import { codeOf } from '../system/code-of';

/** A broker that has not answered by then is away, in milliseconds. */
const answerMs = 5_000;

const reasonsFor = (exchange: string): Readonly<Record<string, string>> => ({
  ACCESS_REFUSED: '的用户名或密码有误，或该用户没有所需的权限',
  NOT_ALLOWED: '的虚拟主机不存在，或该用户无权使用',
  PRECONDITION_FAILED: `的虚拟主机中已有另一种名为 ${exchange} 的交换机，可能属于其他应用`,
});

/** The first thing that goes wrong with a connection, which would be tried again otherwise. */
const firstError = (connection: Connection): Promise<never> =>
  new Promise((_resolve, reject) => connection.once('error', reject));

const tried = async (connection: Connection, exchange: string): Promise<void> => {
  const channel = await connection.acquire();
  await channel.exchangeDeclare({ exchange, type: 'fanout', durable: true });
  const { queue } = await channel.queueDeclare({ exclusive: true, autoDelete: true });
  await channel.queueBind({ queue, exchange });
  // Instances take no message without a number. A broker that confirms nothing for now has refused nothing.
  await channel.confirmSelect();
  await Promise.race([
    channel.basicPublish({ exchange }, 'check'),
    wait(answerMs, undefined, { ref: false }),
  ]);
  await channel.close();
};

/**
 * Fails with a problem for the operator when the broker refuses this user, this virtual host or this use of them. A broker
 * that is away is no problem of the settings: events wait for it, and `/health` says so.
 */
export const checkBroker = async (address: string, exchange: string = usualExchange): Promise<void> => {
  const connection = new Connection({
    url: address,
    acquireTimeout: answerMs,
    connectionTimeout: answerMs,
    retryLow: answerMs,
  });
  try {
    await Promise.race([tried(connection, exchange), firstError(connection)]);
  } catch (error) {
    const reason = reasonsFor(exchange)[codeOf(error)];
    if (reason !== undefined)
      throw new OperatorProblem(`${brokerSetting} ${reason}，请检查后重新启动`, { cause: error });
  } finally {
    connection.on('error', () => undefined);
    await connection.close();
  }
};
