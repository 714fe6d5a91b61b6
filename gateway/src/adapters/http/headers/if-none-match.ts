/** Whether the client has this already; a proxy that compresses answers weakens the tag, and several may be named. */
export const isNamed = (etag: string, ifNoneMatch: string | undefined): boolean =>
  (ifNoneMatch ?? '').split(',').some((named) => ['*', etag, `W/${etag}`].includes(named.trim()));
