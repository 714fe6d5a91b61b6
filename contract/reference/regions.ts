import { anyId } from './any';

/** A province-level unit of China or a country: an id that never changes, and its name for people. */
export interface Region {
  readonly id: string;
  readonly name: string;
}

/** A part of the world or of China with what lies in it (ENT-03, product.md §3). */
export interface RegionGroup extends Region {
  readonly regions: readonly Region[];
}

/** 不限: no region is asked for. */
export const anyRegion: Region = { id: anyId, name: '不限' };

const group = (id: string, name: string, regions: Readonly<Record<string, string>>): RegionGroup => ({
  id,
  name,
  regions: Object.entries(regions).map(([code, each]) => ({ id: code, name: each })),
});

/** Mainland, Hong Kong, Macao and Taiwan: the ids are 'cn-' and the first two digits of GB/T 2260. */
export const chinaRegions: readonly RegionGroup[] = [
  group('cn-north', '华北', {
    'cn-11': '北京',
    'cn-12': '天津',
    'cn-13': '河北',
    'cn-14': '山西',
    'cn-15': '内蒙古',
  }),
  group('cn-northeast', '东北', { 'cn-21': '辽宁', 'cn-22': '吉林', 'cn-23': '黑龙江' }),
  group('cn-east', '华东', {
    'cn-31': '上海',
    'cn-32': '江苏',
    'cn-33': '浙江',
    'cn-34': '安徽',
    'cn-35': '福建',
    'cn-36': '江西',
    'cn-37': '山东',
  }),
  group('cn-south', '中南', {
    'cn-41': '河南',
    'cn-42': '湖北',
    'cn-43': '湖南',
    'cn-44': '广东',
    'cn-45': '广西',
    'cn-46': '海南',
  }),
  group('cn-southwest', '西南', {
    'cn-50': '重庆',
    'cn-51': '四川',
    'cn-52': '贵州',
    'cn-53': '云南',
    'cn-54': '西藏',
  }),
  group('cn-northwest', '西北', {
    'cn-61': '陕西',
    'cn-62': '甘肃',
    'cn-63': '青海',
    'cn-64': '宁夏',
    'cn-65': '新疆',
  }),
  group('cn-special', '港澳台', { 'cn-81': '香港', 'cn-82': '澳门', 'cn-71': '台湾' }),
];

/** Abroad: the ids of the countries are those of ISO 3166-1. */
export const foreignRegions: readonly RegionGroup[] = [
  group('north-america', '北美', { us: '美国', ca: '加拿大' }),
  group('europe', '欧洲', {
    de: '德国',
    gb: '英国',
    fr: '法国',
    it: '意大利',
    es: '西班牙',
    nl: '荷兰',
    ch: '瑞士',
    se: '瑞典',
    dk: '丹麦',
    no: '挪威',
    fi: '芬兰',
    be: '比利时',
    at: '奥地利',
    ie: '爱尔兰',
    pt: '葡萄牙',
    pl: '波兰',
    cz: '捷克',
    hu: '匈牙利',
    gr: '希腊',
    ru: '俄罗斯',
  }),
  group('asia-pacific', '亚太', {
    jp: '日本',
    kr: '韩国',
    sg: '新加坡',
    my: '马来西亚',
    th: '泰国',
    vn: '越南',
    id: '印度尼西亚',
    ph: '菲律宾',
    in: '印度',
    kz: '哈萨克斯坦',
    au: '澳大利亚',
    nz: '新西兰',
  }),
  group('latin-america', '拉美', {
    mx: '墨西哥',
    br: '巴西',
    ar: '阿根廷',
    cl: '智利',
    pe: '秘鲁',
    co: '哥伦比亚',
    uy: '乌拉圭',
  }),
  group('africa-middle-east', '非洲和中东', {
    ae: '阿联酋',
    sa: '沙特阿拉伯',
    qa: '卡塔尔',
    il: '以色列',
    tr: '土耳其',
    eg: '埃及',
    za: '南非',
    ng: '尼日利亚',
    ke: '肯尼亚',
    et: '埃塞俄比亚',
    ma: '摩洛哥',
  }),
];

/** All regions of two levels, those of China first, without `anyRegion`. */
export const regionTree: readonly RegionGroup[] = [...chinaRegions, ...foreignRegions];
