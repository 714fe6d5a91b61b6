/** The text about a waiting file that the device cannot read any more (SOC-06). */
export const unreadText = '本机没有读出这个文件，请重新发送，或删除后重新选择';
