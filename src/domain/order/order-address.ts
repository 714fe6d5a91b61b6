/** The address of the page of one order, or of all one's orders where there is none to show. */
export const orderAddress = (orderNo: string | null): string =>
  orderNo === null ? '/pay' : `/pay/${orderNo}`;

/** The number of the order whose page an address opens; null for any other address. */
export const orderOfAddress = (address: string): string | null => {
  const all = `${orderAddress(null)}/`;
  return address.startsWith(all) ? address.slice(all.length) : null;
};
