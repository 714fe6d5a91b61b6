/** What the way to the search says; its code comes after the first view. */
export const searchLinkText = { label: '搜项目、买方、机构', key: 'Ctrl K' } as const;
