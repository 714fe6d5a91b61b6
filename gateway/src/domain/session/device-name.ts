import { readUserAgent } from '../../../../contract/values/user-agent';

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/OpenHarmony|HarmonyOS/, '鸿蒙设备'],
  [/Android/, 'Android 设备'],
  [/Windows/, 'Windows 电脑'],
  [/Macintosh|Mac OS X/, 'Mac 电脑'],
  [/Linux|X11/, 'Linux 电脑'],
];

/** The first that fits: browsers name each other, so the particular ones come first. */
const programs: readonly (readonly [RegExp, string])[] = [
  [/wxwork\//i, '企业微信'],
  [/MicroMessenger\//, '微信'],
  [/HupoApp\//, '琥珀并购应用'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/QQBrowser\//, 'QQ 浏览器'],
  [/(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const named = (names: readonly (readonly [RegExp, string])[], agent: string): string | null =>
  names.find(([sign]) => sign.test(agent))?.[1] ?? null;

/**
 * The name of a login's device for its owner: '微信，iPhone', or '未知设备' for a user agent
 * that names neither. Total; never longer than two of the names above, for any user agent.
 */
export const deviceName = (userAgent: string): string => {
  const agent = readUserAgent(userAgent);
  const words = [named(programs, agent), named(systems, agent)].filter((word) => word !== null);
  return words.length === 0 ? '未知设备' : words.join('，');
};
