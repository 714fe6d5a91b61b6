/** The notice of the first back press on home (LAY-11, product.md §2). */
export const exitWarning = '再按一次退出应用';
