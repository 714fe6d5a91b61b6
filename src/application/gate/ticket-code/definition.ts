import { left, map as mapRight } from 'fp-ts/Either';
import { fromPromise } from 'xstate';
import type { OwnTickets } from '../../../../contract/gate/gate';
import { codeText, signedText } from '../../../../contract/gate/ticket-code';
import type { StorageFailure } from '../../../domain/session/storage-failure';
import type { PagePorts } from '../../../ports/page-ports';
import { clockDoubts, type ClockDoubtPorts } from '../../kit/clock-doubts';
import { fromCall, readLimit, writeLimit } from '../../kit/from-call';
import { fromListener } from '../../kit/from-listener';
import {
  codeOf,
  type FromDevice,
  type Registering,
  type Signed,
  type Signing,
  type TicketCodeEvent,
} from './context';
import { ticketCodeMachine, type TicketCodeMachine } from './machine';

export type TicketCodePorts = ClockDoubtPorts &
  Pick<PagePorts, 'awakeScreen' | 'callOf' | 'clock' | 'connection' | 'ticketDevice'>;

const unavailable = left<StorageFailure>({ kind: 'unavailable' });

/** The code of a ticket over the device's key, the server and the screen. */
export const ticketCode = (ports: TicketCodePorts): TicketCodeMachine => {
  const { awakeScreen, callOf, clock, connection, ticketDevice } = ports;
  const list = callOf(({ gate }) => gate.tickets);
  const register = callOf(({ gate }) => gate.register);
  return ticketCodeMachine.provide({
    actors: {
      recall: fromPromise<FromDevice<OwnTickets | null>, { readonly userId: string }>(
        async ({ input: { userId } }) => (await ticketDevice()).tickets(userId)(),
      ),
      keep: fromPromise<FromDevice<void>, { readonly userId: string; readonly tickets: OwnTickets | null }>(
        async ({ input: { userId, tickets } }) =>
          tickets === null ? unavailable : (await ticketDevice()).keepTickets(userId, tickets)(),
      ),
      ownKey: fromPromise<FromDevice<string>, { readonly userId: string }>(async ({ input: { userId } }) =>
        (await ticketDevice()).publicKey(userId)(),
      ),
      sign: fromPromise<Signed, Signing>(async ({ input: { userId, ticket } }) => {
        if (ticket === null) return unavailable;
        const at = clock.now();
        const code = codeOf(ticket, at);
        const signed = await (await ticketDevice()).sign(userId, signedText(code))();
        return mapRight((signature: string) => ({
          shown: { text: codeText(code, signature), window: code.window },
          at,
        }))(signed);
      }),
      list: fromCall<OwnTickets, undefined>((_, options) => list(options), { limit: readLimit }),
      register: fromCall<OwnTickets, Registering>((given, options) => register(given, options), {
        limit: writeLimit,
      }),
      clock: fromPromise(() => Promise.resolve(clock.now())),
      page: fromListener(({ sendBack }) => {
        const ending = new AbortController();
        connection.listen(
          (change) => sendBack({ type: change === 'lost' ? 'network.lost' : 'network.back' }),
          ending.signal,
        );
        return () => ending.abort();
      }),
      clockDoubts: clockDoubts(ports, { type: 'page.returned' } satisfies TicketCodeEvent),
      awake: fromListener(({ sendBack }) =>
        awakeScreen.keep((held) => sendBack({ type: 'screen.changed', held })),
      ),
    },
  });
};
