const defaults: Readonly<Record<number, string>> = {
  401: '认证失败，无法访问系统资源',
  403: '当前操作没有权限',
  404: '访问资源不存在',
};

/** The message for a code about which the server says nothing (product.md §8, GAT-05). */
export const defaultMessage = (code: number): string => defaults[code] ?? '系统未知错误，请反馈给管理员';
