import { isRight } from 'fp-ts/Either';
import { decodeConfig, type RuntimeConfig } from '../../../src/domain/config/runtime-config';

/** The configuration of an empty file, with what a test wants otherwise. */
export function config(changed: Partial<RuntimeConfig> = {}): RuntimeConfig {
  const read = decodeConfig(null);
  if (isRight(read)) return { ...read.right, ...changed };
  throw new Error(`the defaults do not decode: ${JSON.stringify(read.left)}`);
}
