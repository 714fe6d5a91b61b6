import { decodeConfig, type ConfigFailure } from '../../domain/config/decode-config';
import type { RuntimeConfig } from '../../../contract/config/runtime-config';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';

/** The one file that decides what a build is (ENV-05). */
const address = '/config.json';

/** How long the file may take, its whole text included, in milliseconds; until then the page says that it loads. */
export const configLimit = 10_000;

const notFetched: ConfigFailure = { kind: 'notFetched' };

/** A server that answers every path with its page has no such file. */
const isPage = (text: string): boolean => /^\s*<!doctype html|^\s*<html/i.test(text);

async function textOf(get: typeof fetch, signal: AbortSignal): Promise<string | null> {
  const response = await get(address, { cache: 'no-cache', signal });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const text = await response.text();
  return isPage(text) ? null : text;
}

/**
 * Reads /config.json: an absent file is the defaults, a malformed one names its field, and one that
 * does not come within the limit is not fetched (ENV-05).
 */
export const fetchConfig = (
  get: typeof fetch,
  signal: AbortSignal = AbortSignal.timeout(configLimit),
): TE.TaskEither<ConfigFailure, RuntimeConfig> =>
  pipe(
    TE.tryCatch(
      () => textOf(get, signal),
      (): ConfigFailure => notFetched,
    ),
    TE.chainW((text) => TE.fromEither(decodeConfig(text))),
  );
