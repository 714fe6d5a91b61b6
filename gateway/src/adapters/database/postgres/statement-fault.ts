import { NoRoom, StorageUnavailable } from '../../../ports/storage-fault';
import { codeOf } from '../../system/code-of';

/** PostgreSQL chose this transaction to give way to another one; run again as a whole it may succeed. */
export class GivenWay extends StorageUnavailable {}

/**
 * A unique key was taken. An overlapping transaction may have taken it after this one found it free; run again, this one
 * finds what the other wrote. Source: PostgreSQL, “Serialization Failure Handling”.
 */
export class KeyTaken extends Error {}

/** 40001 is a serialization failure, 40P01 a deadlock. */
const givesWay = ['40001', '40P01'];

/**
 * The server or the way to it failed: class 08 is a lost connection, 57 a shutdown or a statement over its time, 53 a
 * lack of connections or memory, 55P03 a lock that was not free in time, 25006 a server that only reads.
 */
const unavailable = /^(?:08...|57...|53...|55P03|25006|25P03|58...|XX...)$/;

const systemCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
];

/** Messages of class 22 quote the value that a column does not take. */
const quotesValues = (code: string): boolean => code.startsWith('22');

const isSqlState = (code: string): boolean => /^[0-9A-Z]{5}$/.test(code);

/**
 * The fault behind an error of the driver, for callers. Its message is PostgreSQL's first line alone: detail, statement
 * and parameters hold what people wrote, and stay here.
 */
export const statementFault = (error: unknown): Error => {
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  const cause = new Error(
    code === '' ? message : `${code}: ${quotesValues(code) ? 'a wrong value' : message}`,
  );
  if (givesWay.includes(code)) return new GivenWay('The transaction gave way to another one.', { cause });
  if (code === '23505') return new KeyTaken(cause.message, { cause });
  if (code === '53100' || code === 'ENOSPC') return new NoRoom({ cause });
  const isOfServer = !isSqlState(code) || unavailable.test(code) || systemCodes.includes(code);
  return isOfServer ? new StorageUnavailable('The database is not available.', { cause }) : cause;
};

/** Whether the connection must be thrown away after this error: everything but a statement that failed by itself. */
export const endsConnection = (error: unknown): boolean => {
  const code = codeOf(error);
  return !isSqlState(code) || /^(?:08...|57P..|25P03)$/.test(code);
};
