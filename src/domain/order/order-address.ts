/** The address of the page of one order, or of all one's orders where there is none to show. */
export const orderAddress = (orderNo: string | null): string =>
  orderNo === null ? '/pay' : `/pay/${orderNo}`;
