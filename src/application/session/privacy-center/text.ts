/** The texts about finished actions on the page of personal data. */
export const privacyCenterText = {
  exported: '数据已导出，请在下载中查看',
  notSaved: '未能保存：当前环境不支持下载文件，请在浏览器中打开本页导出',
} as const;
