/** What handing over evidence says by itself. */
export const ndaEvidenceText = {
  unsaved: '当前环境无法保存文件，请用浏览器打开后下载',
} as const;
