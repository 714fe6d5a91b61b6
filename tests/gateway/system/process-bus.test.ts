import { expect, test } from 'vitest';
import { processBus } from '../../../gateway/src/adapters/bus/process-bus';
import type { BusEvent } from '../../../gateway/src/ports/message-bus';

const ended = (userId: string): BusEvent => ({ kind: 'sessions.ended', userId, sessionId: null });

test('[SOC-01] every listener hears every event in order, whatever another listener does', async () => {
  const problems: string[] = [];
  const bus = processBus({ info: () => undefined, problem: (line) => problems.push(line) });
  const heard: BusEvent[][] = [[], []];
  bus.subscribe((event) => heard[0]?.push(event));
  bus.subscribe(() => {
    throw new Error('broken listener');
  });
  const leave = bus.subscribe((event) => heard[1]?.push(event));
  await bus.publish(ended('u1'));
  leave();
  await bus.publish(ended('u2'));
  expect(heard).toEqual([[ended('u1'), ended('u2')], [ended('u1')]]);
  expect(problems).toHaveLength(2);
});

test('[SOC-01] what travels over the bus can be written as JSON and read again', () => {
  const event: BusEvent = {
    kind: 'message.sent',
    message: {
      id: 1,
      from: 'u1',
      fromName: '甲',
      fromOrg: null,
      to: 'u2',
      kind: 'chat',
      title: null,
      content: '你好',
      html: null,
      sentAt: 1,
      read: false,
      conversation: 'u1_u2',
      link: null,
      clientId: null,
      masked: false,
      recalledAt: null,
    },
  };
  expect(JSON.parse(JSON.stringify(event))).toEqual(event);
});
