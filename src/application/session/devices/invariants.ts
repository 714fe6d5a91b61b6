import type { SnapshotFrom } from 'xstate';
import type { DevicesMachine } from './machine';

type Devices = SnapshotFrom<DevicesMachine>;
interface Last {
  readonly from: Devices;
  readonly event: { readonly type: string };
}

/** What holds in every reachable state of the devices. */
export const devicesInvariants: Readonly<Record<string, (now: Devices, last?: Last) => boolean>> = {
  '[SCR-10] a login is only ended after the person was asked': (now, last) =>
    last === undefined ||
    !now.matches({ listed: 'revoking' }) ||
    last.from.matches({ listed: 'asking' }) ||
    last.from.matches({ listed: 'revoking' }),
  '[SCR-10] the login that asks is never ended from here': ({ context }) =>
    context.devices.every(({ id, current }) => !current || id !== context.chosen),
  'a login is chosen exactly while it is asked about or ended': (now) =>
    (now.matches({ listed: 'asking' }) || now.matches({ listed: 'revoking' })) ===
    (now.context.chosen !== null),
};
