import { left, right, type Either } from 'fp-ts/Either';
import { brokerAddress, brokerSetting } from '../adapters/bus/broker-address';
import { databaseAddress, databaseSetting } from '../adapters/database/postgres/database-address';
import { objectStoreAddress, type ObjectStoreAddress } from '../adapters/file-store/object-store-address';
import { difyAddress, type DifyAddress } from './dify-address';

/** The services that the gateway uses; the environment alone names them, because their addresses hold secrets. */
export interface ServiceSettings {
  /** The PostgreSQL database; null: the embedded one. */
  readonly databaseUrl: string | null;
  /** The RabbitMQ that carries events between instances; null: the database does. */
  readonly brokerUrl: string | null;
  /** The object store that keeps files; null: a folder of the data folder does. */
  readonly filesUrl: ObjectStoreAddress | null;
  /** Null: the assistant answers from the gateway's own listings. */
  readonly dify: DifyAddress | null;
}

/** The services, or what is wrong with them, in words for the operator. */
export const serviceSettings = (
  environment: Readonly<Record<string, string | undefined>>,
): Either<string, ServiceSettings> => {
  const dify = difyAddress(environment['DIFY_URL'], environment['DIFY_KEY']);
  if (dify._tag === 'Left') return dify;
  const databaseUrl = databaseAddress(environment['DATABASE_URL']);
  if (databaseUrl._tag === 'Left') return databaseUrl;
  const brokerUrl = brokerAddress(environment['BROKER_URL']);
  if (brokerUrl._tag === 'Left') return brokerUrl;
  if (brokerUrl.right !== null && databaseUrl.right === null)
    return left(`使用 ${brokerSetting} 时，还须用 ${databaseSetting} 指明各实例共用的数据库`);
  const filesUrl = objectStoreAddress(environment['FILES_URL']);
  if (filesUrl._tag === 'Left') return filesUrl;
  return right({
    databaseUrl: databaseUrl.right,
    brokerUrl: brokerUrl.right,
    filesUrl: filesUrl.right,
    dify: dify.right,
  });
};
