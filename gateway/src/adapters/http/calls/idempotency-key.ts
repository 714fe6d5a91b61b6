/** A UUID of any version (contract: Idempotency-Key). */
const keyShape = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** The key in its header; null where there is none, or it is malformed. */
export const keyIn = (header: string | null): string | null =>
  header !== null && keyShape.test(header) ? header.toLowerCase() : null;
