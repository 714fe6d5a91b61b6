import { OperatorProblem } from '../../ports/operator-problem';
import type { Clock } from '../../ports/clock';
import { NoRoom } from '../../ports/storage-fault';
import { filesSetting, type ObjectStoreAddress } from './object-store-address';
import { ObjectStoreRefusal, objectStoreClient } from './object-store-client';

/** Written and removed at each start; no file of the gateway has its place. */
const probe = 'start/probe';

const reasonOf = (error: unknown): string => {
  if (error instanceof NoRoom) return '的存储桶没有剩余空间';
  if (!(error instanceof ObjectStoreRefusal)) return '的对象存储没有应答';
  if (error.status === 404) return '的存储桶不存在';
  if (error.status === 401 || error.status === 403) return '的密钥没有读写这个存储桶的权限';
  return `的对象存储拒绝了请求（${error.status}）`;
};

/** Fails with a problem for the operator unless the bucket can be listed, written and emptied. */
export const checkObjectStore = async (
  address: ObjectStoreAddress,
  clock: Pick<Clock, 'after'>,
): Promise<void> => {
  const store = objectStoreClient(address, clock);
  try {
    await store.list(new URLSearchParams({ 'list-type': '2', 'max-keys': '1' }));
    await store.put(probe, new Uint8Array([1]));
    await store.remove(probe);
  } catch (error) {
    throw new OperatorProblem(`${filesSetting} ${reasonOf(error)}，请检查后重新启动`, { cause: error });
  }
};
