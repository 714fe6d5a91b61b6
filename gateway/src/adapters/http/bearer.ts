/** The token of an Authorization header, or null. A cookie is never looked at (ACC-09). */
export const bearerToken = (header: string | undefined): string | null =>
  /^Bearer +([A-Z0-9._~+/=-]{1,4096})$/i.exec(header ?? '')?.[1] ?? null;
