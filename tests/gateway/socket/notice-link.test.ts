import { expect, test } from 'vitest';
import { messageFrame } from '../../../gateway/src/socket/server-frame';
import { message } from './connection-samples';

const bodyOf = (link: string | null): unknown =>
  JSON.parse(messageFrame(message(1, { link }), { subscription: 'sub-0', userId: 'u1' }).body);

test('[PAY-16] a notice brings the address of what it is about, a letter brings none', () => {
  expect(bodyOf('/pay/HP202610150123456789')).toMatchObject({ link: '/pay/HP202610150123456789' });
  expect(bodyOf(null)).not.toHaveProperty('link');
});
