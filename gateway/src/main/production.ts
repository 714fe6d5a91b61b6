import { left, right, type Either } from 'fp-ts/Either';
import type { SeedName } from '../seed/seed-names';

/** What the command line and the environment say of a gateway that serves people in earnest. */
export interface ProductionSubject {
  readonly memory: boolean;
  readonly dev: boolean;
  readonly seed: SeedName;
  readonly publicUrl: string | null;
  readonly secondPublicUrl: string | null;
  /** As it was given; undefined where it was not. */
  readonly noticeKey: string | undefined;
}

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

const addressProblem = (flag: string, address: string | null): string | null => {
  if (address === null) return `缺少 --${flag}：访客看到的地址`;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || loopback.test(hostname)
    ? null
    : `--${flag} 应为 https 地址，现为“${address}”`;
};

/** 32 bytes, as hexadecimal digits. */
const keyShape = /^[0-9a-f]{64}$/i;

/** Of 32 random bytes fewer differ once in more than 10^15 keys. */
const leastDifferentBytes = 16;

/** A key that a person made up: few different bytes, or each as far from the one before. */
const isGuessable = (key: Uint8Array): boolean => {
  const steps = new Set(Array.from(key.subarray(1), (byte, place) => (byte - (key[place] ?? 0) + 256) % 256));
  return new Set(key).size < leastDifferentBytes || steps.size === 1;
};

const keyProblem = (key: string | undefined): string | null => {
  if (key === undefined || key === '')
    return '缺少支付通知密钥：设置环境变量 HUPO_NOTICE_KEY，或用 HUPO_NOTICE_KEY_FILE 指明存放它的文件（64 位十六进制，可由 openssl rand -hex 32 生成）';
  if (!keyShape.test(key)) return '支付通知密钥应为 64 位十六进制';
  return isGuessable(Buffer.from(key, 'hex'))
    ? '支付通知密钥不是随机生成的（如全零、重复或递增），请用 openssl rand -hex 32 重新生成'
    : null;
};

/**
 * The key of payment notices of a gateway that serves people in earnest, or all that it lacks, a line each: it has a
 * public address and secrets of its own, keeps its data, and holds nothing that is for trying out (OPS-01).
 */
export const productionKey = (subject: ProductionSubject): Either<string, Uint8Array> => {
  const { memory, dev, seed, publicUrl, secondPublicUrl, noticeKey } = subject;
  const problems = [
    addressProblem('public-url', publicUrl),
    addressProblem('second-public-url', secondPublicUrl),
    publicUrl !== null && publicUrl === secondPublicUrl
      ? `--public-url 与 --second-public-url 不能相同，现均为“${publicUrl}”：验证码须在另一个来源`
      : null,
    keyProblem(noticeKey),
    memory ? '正式运行须保存数据，不能使用 --memory' : null,
    dev ? '正式运行不能使用 --dev' : null,
    seed === 'bare' ? null : `正式运行不含演示数据，不能使用 --seed ${seed}`,
  ].filter((problem) => problem !== null);
  return problems.length === 0
    ? right(Buffer.from(noticeKey ?? '', 'hex'))
    : left(['正式运行（--production）尚缺：', ...problems.map((problem) => `  - ${problem}`)].join('\n'));
};
