/** What a page looks like while its code or its content is on its way. */
export type PageShape =
  | 'application'
  | 'bars'
  | 'card'
  | 'deal'
  | 'dashboard'
  | 'form'
  | 'letter'
  | 'order'
  | 'orders'
  | 'overview'
  | 'panes'
  | 'plans'
  | 'rights'
  | 'rows'
  | 'settings'
  | 'text'
  | 'thread';
