/** What the choice of a country says. */
export const countryPickerText = {
  title: '选择国家和地区',
  search: '搜索国家和地区',
  hint: '名称、拼音首字母或区号',
  found: (count: number): string => `找到 ${count} 个`,
  nothing: (query: string): string => `没有找到“${query.trim()}”，请改用拼音首字母或区号`,
} as const;
