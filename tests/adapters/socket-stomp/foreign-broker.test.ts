import { Client, type IFrame } from '@stomp/stompjs';
import { isRight } from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createActor } from 'xstate';
import { StompMessageSocket } from '../../../src/adapters/socket-stomp/stomp-message-socket';
import { messageSocketActors } from '../../../src/application/message-socket/actors';
import { messageSocketMachine } from '../../../src/application/message-socket/machine';
import { BrowserSocket, socketWindow } from '../../../tools/process/browser-socket';
import { config } from '../../support/samples/config';
import { token } from '../../support/samples/token';
import { installedRabbitmq, startLimit, startRabbitmq, type Rabbitmq } from '../../support/servers/rabbitmq';
import { soon } from '../../support/soon';

const server = installedRabbitmq();
/** `npm run broker` prints the run; a run of all tests only says that there was none. */
const print = (line: string): void => {
  if (process.env['HUPO_BROKER_PRINTED'] === '1') process.stdout.write(`${line}\n`);
};

/** Every frame that passes between the client and the broker, as it is printed. */
class PrintedSocket extends BrowserSocket {
  /** Those that the broker has not closed yet. */
  static readonly open = new Set<PrintedSocket>();

  constructor(address: string, protocols?: string[]) {
    super(address, protocols);
    PrintedSocket.open.add(this);
    this.on('close', () => PrintedSocket.open.delete(this));
    this.on('message', (data: Buffer) => show('broker', data.toString()));
  }

  override send(data: string): void {
    show('client', data);
    super.send(data);
  }
}

const show = (who: string, frame: string): void => {
  const [head = '', body = ''] = frame.replaceAll('\0', '').trim().split('\n\n');
  if (head === '') return;
  const told = head.replace(/^(Authorization:Bearer ).*/m, '$1…').split('\n');
  print(`${who}: ${told.join(' | ')}${body === '' ? '' : ` || ${body}`}`);
};

if (server === null)
  test('RabbitMQ is not installed here: no foreign broker was tried (Debian: apt-get install rabbitmq-server)', () => {
    process.stdout.write('no foreign broker was tried: rabbitmq-server is not installed here\n');
    expect(installedRabbitmq()).toBeNull();
  });
else
  describe('RabbitMQ’s web-stomp, without a relay', () => {
    const running: { broker?: Rabbitmq } = {};
    const address = (): string => running.broker?.address ?? 'ws://127.0.0.1:9/';

    beforeAll(async () => {
      print(`${server}: starting a broker of its own`);
      running.broker = await startRabbitmq(server);
      print(`up at ${running.broker.address}`);
    }, startLimit + 30_000);
    afterAll(() => running.broker?.close(), 60_000);

    const socketTo = (subscribe: string): StompMessageSocket => {
      const socket = { ...config().socket, subscribe };
      return new StompMessageSocket(config({ socketUrl: address(), socket }), socketWindow(PrintedSocket));
    };
    const connectTo = (userId: string, subscribe = '/queue/message-user<id>') => {
      const told: string[] = [];
      const connection = socketTo(subscribe).connect(
        { userId, token: token('a-bearer-token') },
        {
          opened: () => told.push('opened'),
          message: (message) =>
            told.push(isRight(message) ? message.right.content : `undecodable ${message.left.excerpt}`),
          taken: (clientId) => told.push(`taken ${clientId}`),
          ended: (failure) => told.push(failure.kind),
        },
      );
      onTestFinished(connection.close);
      return { told, connection, until: (...lines: string[]) => soon(() => expect(told).toEqual(lines)) };
    };
    /** A back end that puts messages into the queues of users, each once the broker has it. */
    const backEnd = async () => {
      const client = new Client({ webSocketFactory: () => new BrowserSocket(address(), ['v12.stomp']) });
      await new Promise<IFrame>((connected) => {
        client.onConnect = connected;
        client.activate();
      });
      onTestFinished(() => client.deactivate());
      let sent = 0;
      return (userId: string, body: string) =>
        new Promise<IFrame>((taken) => {
          const receipt = `r${(sent += 1)}`;
          client.watchForReceipt(receipt, taken);
          client.publish({ destination: `/queue/message-user${userId}`, body, headers: { receipt } });
        });
    };

    test('[SOC-01][SOC-07] messages to a user’s queue arrive in order, those to another’s do not, and a broken one is skipped', async () => {
      const at = connectTo('1001');
      await at.until('opened');
      const put = await backEnd();
      await put('1002', '{"content":"不是您的"}');
      await put('1001', '{"id":7,"content":"资料已更新","kind":"news"}');
      await put('1001', '{"half":');
      await put('1001', '一段文字');
      await at.until('opened', '资料已更新', 'undecodable {"half":', '一段文字');
    });

    test('[SOC-05] what was put into the queue while nobody was connected arrives with the next connection, once', async () => {
      const first = connectTo('2001');
      await first.until('opened');
      const put = await backEnd();
      await put('2001', '{"content":"第一封"}');
      await first.until('opened', '第一封');
      first.connection.close();
      // Until the broker has closed it, it counts as connected and would be handed the message.
      await soon(() => expect(PrintedSocket.open.size).toBe(0));
      await put('2001', '{"content":"断开时的一封"}');
      const second = connectTo('2001');
      await second.until('opened', '断开时的一封');
      expect(first.told).toEqual(['opened', '第一封']);
    });

    test('[SOC-02] an ERROR of the broker, which names no code, is tried again and ends no session', async () => {
      const actor = createActor(
        messageSocketMachine.provide({ actors: messageSocketActors(socketTo('/nowhere/<id>')) }),
        { input: { jitter: 0 } },
      );
      onTestFinished(() => void actor.stop());
      const facts: string[] = [];
      actor.on('*', ({ type }) => facts.push(type));
      actor.start();
      actor.send({ type: 'socket.openRequested', userId: '3001', token: token('a-bearer-token') });
      await soon(() => expect(actor.getSnapshot().value).toBe('waiting'));
      expect(facts).toEqual(['socket.opened']);
      await soon(() => expect(actor.getSnapshot().context.failures).toBe(2));
    });

    test('[SOC-02] a broker that goes down loses the connection and refuses nobody', async () => {
      const at = connectTo('4001');
      await at.until('opened');
      await running.broker?.close();
      delete running.broker;
      await at.until('opened', 'lost');
      const later = connectTo('4001');
      await later.until('lost');
    });
  });
