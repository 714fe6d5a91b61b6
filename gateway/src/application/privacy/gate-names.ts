/** The names of the records of codes and gates, and of their fields, in the file for their owner. */
export const gateNames = {
  ticket_keys: {
    title: '出示门票的设备',
    fields: {
      accountId: '账号编号',
      ticketNumber: '票号',
      version: '序号',
      publicKey: '公钥',
      registeredAt: '登记时间',
    },
  },
  gate_staff: {
    title: '担任签到人员的会议',
    fields: { accountId: '账号编号', conferenceId: '会议编号', namedAt: '指定时间' },
  },
  gate_scans: {
    title: '作为签到人员的扫码',
    fields: {
      id: '编号',
      staffId: '账号编号',
      conferenceId: '会议编号',
      device: '设备编号',
      sequence: '序号',
      nonce: '随机数',
      ticketNumber: '票号',
      entry: '签到项',
      gate: '入口',
      at: '扫码时间',
      receivedAt: '收到时间',
      by: '方式',
      subject: '扫到的内容',
      decision: '本机的判断',
      outcome: '结果',
      fault: '原因',
      skew: '时钟相差（毫秒）',
    },
  },
} as const;
