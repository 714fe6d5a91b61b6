/**
 * The page of a mini program on which an order is paid. A path of a mini program begins with '/' inside of it, and
 * may have a query of its own.
 */
export const miniProgramAddress = (path: string, orderNo: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}orderNo=${encodeURIComponent(orderNo)}`;
