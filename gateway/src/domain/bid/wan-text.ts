/** A sum in 万元 as people read it: '12,800.5 万元'. */
export const wanText = (amount: string): string => {
  const [whole = '', fraction = ''] = amount.split('.');
  const kept = fraction.replace(/0+$/, '');
  return `${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}${kept === '' ? '' : `.${kept}`} 万元`;
};
