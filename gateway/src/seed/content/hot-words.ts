import type { SeedHotWord } from './types';

export const seedHotWords: readonly SeedHotWord[] = [
  { id: 'hw-01', word: '半导体', sort: 1 },
  { id: 'hw-02', word: '控股权', sort: 2 },
  { id: 'hw-03', word: '储能', sort: 3 },
  { id: 'hw-04', word: '创新药', sort: 4 },
  { id: 'hw-05', word: '光伏', sort: 5 },
  { id: 'hw-06', word: '精密减速器', sort: 6 },
  { id: 'hw-07', word: '医疗器械', sort: 7 },
  { id: 'hw-08', word: 'Pre-IPO', sort: 8 },
  { id: 'hw-09', word: '冷链物流', sort: 9 },
  { id: 'hw-10', word: '骨科植入物', sort: 10 },
  { id: 'hw-11', word: '破产重整', sort: 11 },
  { id: 'hw-12', word: '危废', sort: 12 },
];
