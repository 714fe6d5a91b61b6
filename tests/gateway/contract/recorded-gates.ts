import { scanOf, ticketDevice } from '../../support/gateway/gate-rig';
import type { TestGateway } from '../../support/gateway/test-gateway';
import type { Recorder } from './recorder';

/** The ticket that the recording is about. */
export const recordedTicket = '202610150001';

/** A holder registers a key, and the staff of the gate lets the ticket in. */
export const recordGates = async ({
  gateway,
  recorder: { done },
}: {
  readonly gateway: TestGateway;
  readonly recorder: Recorder;
}): Promise<void> => {
  await gateway.inside.desk.gates.nameStaff('conf-1', '13800000002');
  await done('gate.tickets', {}, { as: 'u1' });
  const key = { number: recordedTicket, publicKey: ticketDevice().publicKey, replaces: '1' };
  await done('gate.register', key, { as: 'u1' });
  await done('gate.list', { confId: 'conf-1' }, { as: 'u2' });
  const scans = [scanOf(gateway.clock.now(), { sequence: 1, subject: recordedTicket, by: 'number' })];
  await done(
    'gate.scan',
    { confId: 'conf-1', device: 'gate-a', scans: JSON.stringify({ list: scans }) },
    { as: 'u2' },
  );
};
