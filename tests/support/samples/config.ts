import { decodeConfig } from '../../../src/domain/config/decode-config';
import type { RuntimeConfig } from '../../../contract/config/runtime-config';
import { isRight } from 'fp-ts/Either';

/** The configuration of an empty file, with what a test wants otherwise. */
export function config(changed: Partial<RuntimeConfig> = {}): RuntimeConfig {
  const read = decodeConfig(null);
  if (isRight(read)) return { ...read.right, ...changed };
  throw new Error(`the defaults do not decode: ${JSON.stringify(read.left)}`);
}
