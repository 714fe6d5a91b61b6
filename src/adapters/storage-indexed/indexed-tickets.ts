import { isLeft } from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { Type } from 'io-ts';
import { GateList, OwnTickets } from '../../../contract/gate/gate';
import { QueuedScan, scanKey } from '../../domain/gate/queued-scan';
import type { StorageFailure } from '../../domain/session/storage-failure';
import type { TicketDevice } from '../../ports/ticket-device';
import { base64Of } from '../base64-of';
import { bytesOfBase64 } from '../bytes-of-base64';
import { failureOf, type DeviceDatabase } from './device-database';
import { ticketKeys } from './kept-tickets';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const signing = { name: 'ECDSA', hash: 'SHA-256' } as const;

const asBase64url = (bytes: ArrayBuffer): string =>
  base64Of(new Uint8Array(bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

const fromBase64url = (text: string): Uint8Array<ArrayBuffer> =>
  bytesOfBase64(text.replaceAll('-', '+').replaceAll('_', '/'));

const isKeyPair = (row: unknown): row is CryptoKeyPair =>
  typeof row === 'object' && row !== null && 'privateKey' in row && 'publicKey' in row;

/** The value of a row; null where there is none, or it does not decode. */
const readRow = <A, O>(codec: Type<A, O>, row: unknown): A | null => {
  const decoded = codec.decode(row);
  return isLeft(decoded) ? null : decoded.right;
};

/** Tickets, keys and scans in the device's database. The private key is made not extractable, and kept as it is. */
export const indexedTickets = (
  database: DeviceDatabase,
  { subtle }: { readonly subtle?: SubtleCrypto },
): TicketDevice => {
  const kept = <A>(work: () => Promise<A>): TE.TaskEither<StorageFailure, A> => TE.tryCatch(work, failureOf);
  const read = <A, O>(key: string, codec: Type<A, O>) =>
    kept(async () => readRow(codec, await database.use((opened) => opened.get('tickets', key))));
  const write = (key: string, row: unknown) =>
    kept(async () => {
      await database.use((opened) => opened.put('tickets', row, key));
    });
  const crypto = (): SubtleCrypto => {
    if (subtle === undefined) throw new Error('the page did not come safely');
    return subtle;
  };
  const pairOf = async (userId: string): Promise<CryptoKeyPair> => {
    const key = ticketKeys.pair(userId);
    const known: unknown = await database.use((opened) => opened.get('tickets', key));
    if (isKeyPair(known)) return known;
    const made = await crypto().generateKey(algorithm, false, ['sign', 'verify']);
    // Of two tabs that make one at once, the first one's is kept.
    return database.use(async (opened) => {
      const writing = opened.transaction('tickets', 'readwrite');
      const other: unknown = await writing.store.get(key);
      if (!isKeyPair(other)) await writing.store.put(made, key);
      await writing.done;
      return isKeyPair(other) ? other : made;
    });
  };
  return {
    publicKey: (userId) =>
      kept(async () => asBase64url(await crypto().exportKey('raw', (await pairOf(userId)).publicKey))),
    sign: (userId, text) =>
      kept(async () => {
        const { privateKey } = await pairOf(userId);
        return asBase64url(await crypto().sign(signing, privateKey, new TextEncoder().encode(text)));
      }),
    verify: (publicKey, text, signature) => async () => {
      try {
        const key = await crypto().importKey('raw', fromBase64url(publicKey), algorithm, false, ['verify']);
        return await crypto().verify(signing, key, fromBase64url(signature), new TextEncoder().encode(text));
      } catch {
        return false;
      }
    },
    tickets: (userId) => read(ticketKeys.own(userId), OwnTickets),
    keepTickets: (userId, tickets) => write(ticketKeys.own(userId), OwnTickets.encode(tickets)),
    list: (userId, conf) => read(ticketKeys.list(userId, conf), GateList),
    keepList: (userId, list) => write(ticketKeys.list(userId, list.conf.id), GateList.encode(list)),
    scans: (userId, conf) =>
      kept(async () => {
        const rows: readonly unknown[] = await database.use((opened) => opened.getAll('scans'));
        return rows
          .flatMap((row) => {
            const decoded = QueuedScan.decode(row);
            return isLeft(decoded) || decoded.right.userId !== userId || decoded.right.conf !== conf
              ? []
              : [decoded.right];
          })
          .sort((a, b) => a.scan.at - b.scan.at);
      }),
    keepScan: (scan) =>
      kept(async () => {
        await database.use((opened) => opened.put('scans', QueuedScan.encode(scan), scanKey(scan)));
      }),
    dropScans: (scans) =>
      kept(async () => {
        await database.use(async (opened) => {
          const writing = opened.transaction('scans', 'readwrite');
          await Promise.all(scans.map((scan) => writing.store.delete(scanKey(scan))));
          await writing.done;
        });
      }),
  };
};
