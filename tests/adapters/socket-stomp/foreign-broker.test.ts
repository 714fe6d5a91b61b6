import { Client, type IFrame } from '@stomp/stompjs';
import { isRight } from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createActor } from 'xstate';
import type { RuntimeConfig } from '../../../contract/config/runtime-config';
import { SystemClock } from '../../../src/adapters/system-clock/system-clock';
import { StompMessageSocket } from '../../../src/adapters/socket-stomp/stomp-message-socket';
import { messageSocketActors } from '../../../src/application/messages/message-socket/actors';
import { messageSocketMachine } from '../../../src/application/messages/message-socket/machine';
import { BrowserSocket, socketWindow } from '../../../tools/process/browser-socket';
import { config } from '../../support/samples/config';
import { token } from '../../support/samples/token';
import { startBrokerAuth } from '../../support/servers/broker-auth';
import type { LocalServer } from '../../support/servers/http-server';
import { installedRabbitmq, startLimit, startRabbitmq, type Rabbitmq } from '../../../tools/servers/rabbitmq';
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
  const reported = head.replace(/^(Authorization:Bearer |passcode:).*/gm, '$1…').split('\n');
  print(`${who}: ${reported.join(' | ')}${body === '' ? '' : ` || ${body}`}`);
};

if (server === null)
  test('RabbitMQ is not installed here: no foreign broker was tried (Debian: apt-get install rabbitmq-server)', () => {
    process.stdout.write('no foreign broker was tried: rabbitmq-server is not installed here\n');
    expect(installedRabbitmq()).toBeNull();
  });
else
  describe('RabbitMQ’s web-stomp, without a relay', () => {
    const running: { broker?: Rabbitmq; auth?: LocalServer } = {};
    const address = (): string => running.broker?.address ?? 'ws://127.0.0.1:9/';

    beforeAll(async () => {
      print(`${server}: starting a broker of its own`);
      running.auth = await startBrokerAuth({ '5001': 'token-of-5001', '5002': 'token-of-5002' });
      running.broker = await startRabbitmq(server, { authAt: running.auth.origin });
      print(`up at ${running.broker.address}`);
    }, startLimit + 30_000);
    afterAll(async () => {
      await running.broker?.close();
      await running.auth?.close();
    }, 60_000);

    const socketTo = (changed: Partial<RuntimeConfig['socket']>): StompMessageSocket => {
      const socket = { ...config().socket, ...changed };
      return new StompMessageSocket(
        config({ socketUrl: address(), socket }),
        socketWindow(PrintedSocket),
        new SystemClock(),
      );
    };
    const connectTo = (
      userId: string,
      changed: Partial<RuntimeConfig['socket']> = { subscribe: '/queue/message-user<id>' },
      bearer = 'a-bearer-token',
    ) => {
      const reported: string[] = [];
      const parties: object[] = [];
      const connection = socketTo(changed).connect(
        { userId, token: token(bearer) },
        {
          opened: () => reported.push('opened'),
          message: (message) => {
            reported.push(isRight(message) ? message.right.content : `undecodable ${message.left.excerpt}`);
            if (isRight(message)) {
              const { from, to, conversation } = message.right;
              parties.push({ from, to, conversation });
            }
          },
          taken: (clientId) => reported.push(`taken ${clientId}`),
          ended: (failure) => reported.push(failure.kind),
        },
      );
      onTestFinished(connection.close);
      return {
        reported,
        parties,
        connection,
        until: (...lines: string[]) => soon(() => expect(reported).toEqual(lines)),
      };
    };
    /** A message that the back end passes to no member. */
    const probe = '就绪';

    /** A topic keeps nothing. The RECEIPT of a SEND proves that the broker has read the SUBSCRIBE of the same connection. */
    const subscribed = async ({ reported, connection }: ReturnType<typeof connectTo>, clientId: string) => {
      await soon(() => expect(reported).toEqual(['opened']));
      connection.send({ clientId, to: '5009', content: probe });
      await soon(() => expect(reported).toEqual(['opened', `taken ${clientId}`]));
      reported.pop();
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

    /**
     * The other direction: a back end that reads what members write, from a queue that outlives its connection, and hands
     * each message to its recipient and back to its sender. Who wrote is in the destination, which the broker guards. A deal
     * thread has no topic: its message goes to the account behind it, and names the other party by the thread.
     */
    const backEndReading = async (threads: Readonly<Record<string, readonly string[]>> = {}) => {
      const client = new Client({ webSocketFactory: () => new BrowserSocket(address(), ['v12.stomp']) });
      await new Promise<IFrame>((connected) => {
        client.onConnect = connected;
        client.activate();
      });
      onTestFinished(() => client.deactivate());
      const heard: object[] = [];
      let id = 0;
      client.subscribe(
        '/topic/written.*',
        ({ headers, body, ack }) => {
          const from = /\.([A-Za-z0-9_-]{1,64})$/.exec(headers['destination'] ?? '')?.[1] ?? '';
          const { to, content } = JSON.parse(body) as { to: string; content: string };
          const clientId = headers['client-id'];
          if (content === probe) {
            ack();
            return;
          }
          heard.push({ from, to, content, clientId });
          const account = threads[to]?.find((party) => party !== from);
          const message = { id: String((id += 1)), content, kind: 'chat', sentAt: Date.now() };
          const own = { ...message, from, to, clientId };
          const others =
            account === undefined
              ? { ...message, from, to }
              : { ...message, from: to, to: account, conversation: to };
          client.publish({ destination: `/topic/message.${account ?? to}`, body: JSON.stringify(others) });
          client.publish({ destination: `/topic/message.${from}`, body: JSON.stringify(own) });
          ack();
        },
        {
          id: 'hupo-written',
          durable: 'true',
          'auto-delete': 'false',
          ack: 'client-individual',
          receipt: 'reading',
        },
      );
      await new Promise<IFrame>((subscribed) => client.watchForReceipt('reading', subscribed));
      return heard;
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
      expect(first.reported).toEqual(['opened', '第一封']);
    });

    const bothWays = { subscribe: '/topic/message.<id>', send: '/topic/written.<id>', login: true };

    test('[SOC-01][SOC-06] what a member writes reaches the back end with its sender, and the other’s tabs', async () => {
      const heard = await backEndReading();
      const sender = connectTo('5001', bothWays, 'token-of-5001');
      const [tab, otherTab] = [
        connectTo('5002', bothWays, 'token-of-5002'),
        connectTo('5002', bothWays, 'token-of-5002'),
      ];
      for (const [index, at] of [sender, tab, otherTab].entries()) await subscribed(at, `p-${index}`);
      sender.connection.send({ clientId: 'c-1', to: '5002', content: '两点可以吗' });
      await sender.until('opened', 'taken c-1', '两点可以吗');
      await tab.until('opened', '两点可以吗');
      await otherTab.until('opened', '两点可以吗');
      expect(heard).toEqual([{ from: '5001', to: '5002', content: '两点可以吗', clientId: 'c-1' }]);
    });

    test('[SOC-06] a message to a deal thread reaches the owner, and names no account of the asker', async () => {
      await backEndReading({ 't-5c9e': ['5001', '5002'] });
      const asker = connectTo('5001', bothWays, 'token-of-5001');
      const owner = connectTo('5002', bothWays, 'token-of-5002');
      for (const [index, at] of [asker, owner].entries()) await subscribed(at, `q-${index}`);
      asker.connection.send({ clientId: 'c-3', to: 't-5c9e', content: '请问可以看资料吗' });
      await owner.until('opened', '请问可以看资料吗');
      expect(owner.parties).toEqual([{ from: 't-5c9e', to: '5002', conversation: 't-5c9e' }]);
    });

    test('[SOC-06] a member cannot write as another, nor read what goes to another', async () => {
      const heard = await backEndReading();
      const asAnother = connectTo('5001', { ...bothWays, send: '/topic/written.5002' }, 'token-of-5001');
      await asAnother.until('opened');
      asAnother.connection.send({ clientId: 'c-2', to: '5002', content: '不是我' });
      await asAnother.until('opened', 'lost');
      const listening = connectTo('5001', { ...bothWays, subscribe: '/topic/message.5002' }, 'token-of-5001');
      await listening.until('opened', 'lost');
      const wrongToken = connectTo('5001', bothWays, 'another-token');
      await wrongToken.until('lost');
      expect(heard).toEqual([]);
    });

    test('[SOC-02] an ERROR of the broker, which names no code, is tried again and ends no session', async () => {
      const actor = createActor(
        messageSocketMachine.provide({
          actors: messageSocketActors(socketTo({ subscribe: '/nowhere/<id>' })),
        }),
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
