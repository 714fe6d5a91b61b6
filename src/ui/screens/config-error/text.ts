/** The texts of the page that replaces the application when the configuration is invalid (ENV-05). */
export const configErrorText = {
  title: '系统配置有误，暂时无法打开',
  notFetched: '未能获取配置',
  field: (field: string): string => `配置文件 config.json 中的 ${field} 不正确。`,
  notJson: '配置文件 config.json 不是有效的 JSON。',
  notObject: '配置文件 config.json 的内容应是一个 JSON 对象。',
  notFetchedText: '网络可能不稳定，或服务暂时没有响应。',
  hint: '请联系管理员修正后刷新页面。',
} as const;
