/** Where flows about an order report that the gateway changed it, so that the shown order is stale. */
export interface OrderTalk {
  readonly answered: (orderNo: string) => void;
}
