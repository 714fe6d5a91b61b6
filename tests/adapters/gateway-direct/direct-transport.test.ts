import { expect, test, vi } from 'vitest';
import { DirectTransport } from '../../../src/adapters/gateway-direct/direct-transport';
import type { WireCall } from '../../../src/adapters/transport';

const call: WireCall = {
  method: 'GET',
  path: '/webapp/index!getData.action',
  params: { id: '1' },
  token: null,
  signal: undefined,
};

test('[PER-03] a call is handed to the gateway of the same process, and its answer is brought as it is', async () => {
  const gateway = vi.fn(() => Promise.resolve({ status: 200, body: '{"data":{}}' }));
  expect(await new DirectTransport(gateway).send(call)).toEqual({
    kind: 'answered',
    status: 200,
    body: '{"data":{}}',
  });
  expect(gateway).toHaveBeenCalledExactlyOnceWith({ method: 'GET', path: call.path, params: { id: '1' } });
});

test('[ACC-09] no token is ever handed on', async () => {
  const gateway = vi.fn(() => Promise.resolve({ status: 200, body: '{}' }));
  await new DirectTransport(gateway).send({ ...call, token: 'secret' });
  expect(JSON.stringify(gateway.mock.calls)).not.toContain('secret');
});

test('[PER-03] a gateway that fails is a network error, and a cancelled call is not made', async () => {
  const failing = new DirectTransport(() => Promise.reject(new Error('down')));
  expect(await failing.send(call)).toEqual({ kind: 'network' });
  const gateway = vi.fn(() => Promise.resolve({ status: 200, body: '{}' }));
  expect(await new DirectTransport(gateway).send({ ...call, signal: AbortSignal.abort() })).toEqual({
    kind: 'cancelled',
  });
  expect(gateway).not.toHaveBeenCalled();
});
