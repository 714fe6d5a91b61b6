import type { SeedSender } from './types';

export const seedSenders: readonly SeedSender[] = [
  { id: 'p-assistant', name: '琥珀助手' },
  { id: 'p-service', name: '平台客服' },
  { id: 'p-notice', name: '平台通知' },
  { id: 'p-orders', name: '订单与发票' },
];
