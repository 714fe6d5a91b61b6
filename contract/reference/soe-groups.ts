/** A group of state-owned buyers by what they look for (ENT-06, product.md §3). */
export interface SoeGroup {
  readonly id: string;
  readonly name: string;
  /** Ids of the industries of the second level; each belongs to one group. */
  readonly industries: readonly string[];
}

/** The nine groups; the last holds all that is not in the first eight. */
export const soeGroups: readonly SoeGroup[] = [
  {
    id: '1',
    name: '医疗健康',
    industries: ['0201', '0202', '0203', '0204', '0205', '0206', '0207', '0208', '0209'],
  },
  {
    id: '2',
    name: '制造业',
    industries: ['0101', '0102', '0103', '0104', '0105', '0107', '0108', '0109', '0806'],
  },
  {
    id: '3',
    name: '能源与材料',
    industries: ['0106', '0501', '0502', '0503', '0504', '0505', '0506', '0507', '0508', '0509'],
  },
  { id: '4', name: '人工智能与算力', industries: ['0303', '0305'] },
  { id: '5', name: '数字经济', industries: ['0302', '0306', '0308', '0309', '0310'] },
  { id: '6', name: '汽车电子', industries: ['0402', '0404'] },
  {
    id: '7',
    name: '消费',
    industries: [
      ...['0701', '0702', '0703', '0704', '0705', '0706', '0707', '0708'],
      ...['0903', '0905', '1101', '1104', '1105', '1106'],
    ],
  },
  { id: '8', name: '电子与半导体', industries: ['0301', '0304', '0307'] },
  {
    id: '9',
    name: '其他',
    industries: [
      ...['0401', '0403', '0405', '0406', '0407'],
      ...['0601', '0602', '0603', '0604', '0605', '0606', '0607'],
      ...['0801', '0802', '0803', '0804', '0805', '0807'],
      ...['0901', '0902', '0904', '0906', '0907'],
      ...['1001', '1002', '1003', '1004', '1005', '1006'],
      ...['1102', '1103', '1107'],
      ...['1201', '1202', '1203', '1204', '1205'],
    ],
  },
];
