import type { appMachine } from '../../../../../src/application/shell/app/machine';
import { heard } from '../samples';
import type { Row } from '../../../../support/explore/row';
import { toSession, toSocket, reported, opened, loggedIn, refresh } from './words';

export const pageRows: readonly Row<typeof appMachine>[] = [
  {
    title:
      '[SOC-02][SES-08] coming to the foreground concerns socket and token, and the count may be out of date',
    from: loggedIn,
    event: { type: 'lifecycle.foreground' },
    target: 'inUse.running',
    sends: [toSocket({ type: 'lifecycle.foreground' }), toSession({ type: 'session.foregrounded' }), refresh],
  },
  {
    title: '[SES-06] coming to the foreground counts nothing while no user is known',
    from: [opened],
    event: { type: 'lifecycle.foreground' },
    target: 'inUse.running',
    sends: [toSocket({ type: 'lifecycle.foreground' }), toSession({ type: 'session.foregrounded' })],
  },
  {
    title: '[SOC-02] coming online concerns the socket, and the count may be out of date',
    from: loggedIn,
    event: { type: 'lifecycle.online' },
    target: 'inUse.running',
    sends: [toSocket({ type: 'lifecycle.online' }), refresh],
  },
  {
    title: '[SES-06] coming online counts nothing while no user is known',
    from: [opened],
    event: { type: 'lifecycle.online' },
    target: 'inUse.running',
    sends: [toSocket({ type: 'lifecycle.online' })],
  },
  {
    title: '[SOC-02] going offline concerns the socket',
    from: loggedIn,
    event: { type: 'lifecycle.offline' },
    target: 'inUse.running',
    sends: [toSocket({ type: 'lifecycle.offline' })],
  },
  {
    title: '[LAY-19] the owner of what lay on top hears that it was closed',
    from: [],
    event: heard({ type: 'layer.dismissed', id: 'sheet' }),
    target: 'inUse.running',
    emits: reported({ type: 'layer.dismissed', id: 'sheet' }),
  },
];
