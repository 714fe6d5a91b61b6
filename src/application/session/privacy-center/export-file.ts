import type { PersonalData } from '../../../domain/consent/consent-entry';
import { formatDate } from '../../../domain/time/date-format';
import type { TextFile } from '../../../ports/file-download';

/** The file of the member's personal data: JSON for people and programs, named after the day (PRI-06). */
export const exportFile = ({ exportedAt, records }: PersonalData): TextFile => ({
  name: `个人数据-${formatDate(exportedAt, 'yyyyMMdd')}.json`,
  mediaType: 'application/json',
  text: `${JSON.stringify({ 导出时间: new Date(exportedAt).toISOString(), 数据: records }, null, 2)}\n`,
});
