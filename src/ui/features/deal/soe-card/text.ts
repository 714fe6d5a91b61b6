/** What the card of a state-owned listing says. */
export const soeCardText = {
  price: '转让底价',
  stake: '转让比例',
  stage: '阶段',
  noPrice: '未设底价',
  noStake: '—',
} as const;
