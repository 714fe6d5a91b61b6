import type { ServerStamp } from './server-time';

/** The header `Date` counts whole seconds. */
const dateStepMs = 1_000;

/**
 * What the header `Date` of an answer says.
 * @returns null for a header that is missing or no date
 */
export const dateStamp = (
  header: string | null | undefined,
  { askedAt, answeredAt }: Pick<ServerStamp, 'askedAt' | 'answeredAt'>,
): ServerStamp | null => {
  const earliest = Date.parse(header ?? '');
  return Number.isNaN(earliest) ? null : { earliest, latest: earliest + dateStepMs, askedAt, answeredAt };
};
