import { left, right, type Either } from 'fp-ts/Either';

/** The address of Dify's chat API, and the gateway's key. */
export interface DifyAddress {
  readonly url: string;
  readonly key: string;
}

/** What DIFY_URL and DIFY_KEY say: both, or neither; the key is repeated in no message. */
export const difyAddress = (url = '', key = ''): Either<string, DifyAddress | null> => {
  if (url === '' && key === '') return right(null);
  if (url === '' || key === '') return left('环境变量 DIFY_URL 与 DIFY_KEY 应同时设置');
  if (!URL.canParse(url) || !/^https?:\/\//.test(url))
    return left(`环境变量 DIFY_URL 应为 http 或 https 地址，现为“${url}”`);
  // It goes into a header.
  return /^[\x21-\x7e]+$/.test(key) ? right({ url, key }) : left('环境变量 DIFY_KEY 含有不能使用的字符');
};
