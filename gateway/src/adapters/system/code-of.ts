/** The code of an error of the system or of a driver, such as 'ENOENT'; '' where it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
