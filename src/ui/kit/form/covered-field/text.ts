/** What the field of a password says. */
export const coveredFieldText = { show: '显示密码' } as const;
