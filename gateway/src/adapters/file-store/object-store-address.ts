import { left, right, type Either } from 'fp-ts/Either';

/** The setting that names the object store, for messages. */
export const filesSetting = '环境变量 FILES_URL';

/** A bucket of an S3-compatible store, and who may use it. */
export interface ObjectStoreAddress {
  /** The bucket's URL, without a final slash and without the key. */
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const defaultRegion = 'us-east-1';

/** The store that a setting names, null where it is absent, or what is wrong with it. The setting is never repeated: it holds a key. */
export const objectStoreAddress = (given: string | undefined): Either<string, ObjectStoreAddress | null> => {
  if (given === undefined || given === '') return right(null);
  const wrong = left(
    `${filesSetting} 应为 https://访问密钥:私有密钥@主机:端口/存储桶?region=区域 形式的地址`,
  );
  if (!URL.canParse(given)) return wrong;
  const url = new URL(given);
  const isBucket = /^\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]\/?$/.test(url.pathname);
  if (!/^https?:$/.test(url.protocol) || !isBucket || url.username === '' || url.password === '')
    return wrong;
  return right({
    bucket: `${url.origin}${url.pathname.replace(/\/$/, '')}`,
    region: url.searchParams.get('region') ?? defaultRegion,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  });
};
