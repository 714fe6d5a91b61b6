/** How many digits a mobile number has after its dialling code. */
export interface MobileDigits {
  readonly least: number;
  readonly most: number;
}

/**
 * Dialling codes by the digits of their mobile numbers, 'least-most'. Source: libphonenumber-js 1.13.16, the
 * possible lengths of mobile numbers.
 */
const byDigits: Readonly<Record<string, string>> = {
  '5-7': '677',
  '5-9': '27',
  '6-7': '688',
  '6-9': '376',
  '6-10': '358',
  '7-7':
    '238 239 248 269 291 501 592 597 673 674 676 678 679 680 691 692 960 1242 1246 1268 1473 1758 1767 1784 1809 1868 1869 1876',
  '7-8': '241 372 507 961',
  '7-9': '220 231 243 252 354 423',
  '7-10': '95 685',
  '7-13': '43',
  '8-8':
    '45 47 53 65 216 222 223 226 227 228 230 232 235 236 253 257 266 267 268 356 357 370 371 373 374 378 382 386 389 502 503 504 505 506 509 591 598 670 675 686 852 853 965 968 973 974 975 976 993',
  '8-9': '359 377 385 387 855',
  '8-10': '64 381',
  '9-9':
    '32 33 34 36 40 41 46 48 51 56 61 66 84 93 94 211 212 213 218 221 224 233 237 240 242 244 245 249 250 251 254 255 256 258 260 261 263 264 265 351 352 353 355 375 380 420 421 593 595 886 962 963 966 967 971 972 992 994 995 996 998',
  '9-10': '39 60 82 856',
  '9-11': '31',
  '9-12': '62',
  '10-10': '1 7 20 30 44 52 57 58 63 81 90 91 92 98 225 229 234 850 880 964 977',
  '10-11': '49 54 55',
  '11-11': '86',
};

const digitsOf = (range: string): MobileDigits => {
  const [least = 0, most = 0] = range.split('-').map(Number);
  return { least, most };
};

const longestNumber = 15;

/** For a code that is not in the list: what ITU-T E.164 allows, 15 digits with the code, and not less than 4. */
const allowed = (countryCode: string): MobileDigits => ({
  least: 4,
  most: Math.max(4, longestNumber - countryCode.length),
});

/** How many digits a mobile number of this dialling code ('86') may have. */
export const mobileDigits = (countryCode: string): MobileDigits => {
  const found = Object.entries(byDigits).find(([, codes]) => codes.split(' ').includes(countryCode));
  return found === undefined ? allowed(countryCode) : digitsOf(found[0]);
};
