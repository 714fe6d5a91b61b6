/** What the first press of back on home tells (LAY-11, product.md §2). */
export const exitWarning = '再按一次退出应用';
