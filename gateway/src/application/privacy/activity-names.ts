/** The names of the registrations for activities, and of their fields, in the file for their owner. */
export const activityNames = {
  activity_registration: {
    title: '活动报名',
    fields: {
      accountId: '账号编号',
      number: '编号',
      activityId: '活动编号',
      state: '状态',
      name: '姓名',
      phone: '手机号',
      company: '单位',
      position: '职务',
      registeredAt: '报名时间',
      changedAt: '更新时间',
    },
  },
} as const;
