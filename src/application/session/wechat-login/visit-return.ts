import { toNullable } from 'fp-ts/Option';
import { readPayerReturn } from '../../../domain/payment/payer-return';
import { readWechatReturn, type WechatReturn } from '../../../domain/session/wechat-return';
import type { KeyValueStorage } from '../../../ports/key-value-storage';
import type { PageHistory } from '../../../ports/page-history';

/** The page that links of messages open: it has home below it in the history, so that back does not leave (LAY-19). */
const retrieval = '/login/retrieve';

/** What the user brought back from WeChat's pages. */
export interface VisitReturn {
  /** The answer to a login, which is used once; empty where there is none (LOG-05). */
  readonly wechat: WechatReturn[];
  /** The code by which the payer's openId is found; null where there is none (PAY-08). */
  readonly payerCode: string | null;
}

/**
 * Takes what WeChat added to the address out of it, before anything else reads it, so that it is in no history, log or
 * report. A login that comes back gets home below it: back does not lead to a page of WeChat's.
 */
export const takeVisitReturn = (
  history: Pick<PageHistory, 'current' | 'replace' | 'push'>,
  storage: Pick<KeyValueStorage, 'read' | 'remove'>,
): VisitReturn => {
  const entry = history.current();
  const login = readWechatReturn(entry.address, toNullable(storage.read('hupo.wechat-asked')()));
  const payer = readPayerReturn(entry.address, toNullable(storage.read('hupo.payer-asked')()));
  if (login !== null) storage.remove('hupo.wechat-asked')();
  if (payer !== null) storage.remove('hupo.payer-asked')();
  const address = login?.address ?? payer?.address;
  if (address !== undefined) history.replace({ ...entry, address });
  if (entry.index === 0 && (login !== null || entry.address.startsWith(retrieval))) {
    history.replace({ address: '/', index: 0, layers: 0 });
    history.push({ ...entry, address: address ?? entry.address, index: 1 });
  }
  return { wechat: login === null ? [] : [login.came], payerCode: payer?.code ?? null };
};
