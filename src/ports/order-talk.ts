/** Where flows about an order tell that the gateway spoke of it, so that what is shown of it is old. */
export interface OrderTalk {
  readonly answered: (orderNo: string) => void;
}
