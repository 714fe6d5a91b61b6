import { isRight, left } from 'fp-ts/Either';
import { fromPromise } from 'xstate';
import type { GateList, ScanResults } from '../../../../contract/gate/gate';
import type { StorageFailure } from '../../../domain/session/storage-failure';
import { cameraSlotId } from '../../../domain/gate/camera-slot';
import type { CameraListener } from '../../../ports/camera-codes';
import type { PagePorts } from '../../../ports/page-ports';
import { fromListener } from '../../kit/from-listener';
import type { FromDevice, Opened, OfGate, ScannerEvent, Stamp, Timed } from './context';
import type { toVerify } from './scan-decision';
import { scannerMachine, type ScannerMachine } from './machine';
import type { Sending } from './setup';
import type { QueuedScan } from '../../../domain/gate/queued-scan';

export type ScannerPorts = Pick<
  PagePorts,
  'bridge' | 'cameraCodes' | 'callOf' | 'clock' | 'lifecycle' | 'random' | 'ticketDevice'
>;

const unopened: ScannerEvent = { type: 'camera.ended', fault: 'unopened' };
const unavailable = left<StorageFailure>({ kind: 'unavailable' });

/** A scanner over the server, the device and a camera. */
export const scanner = (ports: ScannerPorts): ScannerMachine => {
  const { bridge, callOf, cameraCodes, clock, lifecycle, random, ticketDevice } = ports;
  const list = callOf(({ gate }) => gate.list);
  const send = callOf(({ gate }) => gate.scan);
  return scannerMachine.provide({
    actors: {
      open: fromPromise<Opened, OfGate>(async ({ input: { userId, conf } }) => {
        const device = await ticketDevice();
        const [kept, waiting] = await Promise.all([
          device.list(userId, conf)(),
          device.scans(userId, conf)(),
        ]);
        return {
          device: random.hex32(),
          list: isRight(kept) ? kept.right : null,
          queue: isRight(waiting) ? waiting.right : [],
        };
      }),
      list: fromPromise<Timed<GateList>, OfGate>(async ({ input: { userId, conf }, signal }) => {
        const answer = await list(conf, { signal })();
        // A list that the device does not keep is missed only after a reload without network.
        if (isRight(answer)) await (await ticketDevice()).keepList(userId, answer.right)();
        return { answer, at: clock.now() };
      }),
      stamp: fromPromise<Stamp, ReturnType<typeof toVerify>>(async ({ input }) => {
        const at = clock.now();
        const signed =
          input !== null &&
          (await (await ticketDevice()).verify(input.publicKey, input.text, input.signature)());
        return { nonce: random.hex32(), at, signed };
      }),
      send: fromPromise<Timed<ScanResults>, Sending>(async ({ input: { conf, device, scans }, signal }) => {
        const given = { confId: conf, device, scans: { list: scans.map(({ scan }) => scan) } };
        const answer = await send(given, { signal })();
        return { answer, at: clock.now() };
      }),
      scan: fromPromise(() => bridge.scan()()),
      camera: fromListener(({ sendBack }) => {
        const hear = (event: ScannerEvent): void => sendBack(event);
        const ending = new AbortController();
        const listener: CameraListener = {
          opened: () => hear({ type: 'camera.opened' }),
          read: (text) => hear({ type: 'camera.read', text }),
          ended: (fault) => hear({ type: 'camera.ended', fault }),
        };
        void cameraCodes().then(
          (camera) => camera.open(cameraSlotId, listener, ending.signal),
          () => hear(unopened),
        );
        // The browser itself does not stop a camera behind another page.
        const stopHearing = lifecycle.listenHidden(() => hear({ type: 'camera.ended', fault: 'stopped' }));
        return () => {
          ending.abort();
          stopHearing();
        };
      }, unopened),
      keep: fromPromise<FromDevice<void>, { readonly row: QueuedScan | null }>(async ({ input: { row } }) =>
        row === null ? unavailable : (await ticketDevice()).keepScan(row)(),
      ),
      drop: fromPromise<FromDevice<void>, { readonly rows: readonly QueuedScan[] }>(
        async ({ input: { rows } }) => (await ticketDevice()).dropScans(rows)(),
      ),
    },
  });
};
