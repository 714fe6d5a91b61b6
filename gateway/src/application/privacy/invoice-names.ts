/** What the invoices of orders are called in a member’s export (PRI-06). */
export const invoiceNames = {
  order_invoice: {
    title: '发票',
    fields: {
      orderNo: '订单号',
      kind: '类型',
      title: '抬头',
      taxNumber: '税号',
      email: '收票邮箱',
      askedAt: '申请时间',
      issuedAt: '开票时间',
      closedAt: '关闭时间',
      reversalDueAt: '待冲红时间',
      reversedAt: '红字发票开具时间',
    },
  },
} as const;
