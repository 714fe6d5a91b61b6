/** The status of a page that cannot be shown: the status code of its error, else 500. Source: LAY-10. */
export const failureStatus = (error: unknown): number => {
  if (typeof error !== 'object' || error === null || !('status' in error)) return 500;
  const { status } = error;
  return typeof status === 'number' && Number.isInteger(status) && status >= 400 && status <= 599
    ? status
    : 500;
};
