/** The cookie that names the device. */
export const deviceCookie = 'Device-Id';
