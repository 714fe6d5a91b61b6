/** Why the owner of a deal rejects an NDA on it. */
export interface NdaRejection {
  readonly reason: string;
}

const [least, most] = [2, 200];

/** Its fault, in Chinese; undefined where there is none. */
export const ndaRejectionErrors = ({ reason }: NdaRejection): { readonly reason?: string } => {
  const length = Array.from(reason.trim()).length;
  if (length === 0) return { reason: '请填写驳回原因' };
  if (length < least) return { reason: '驳回原因过短，请说明具体情况' };
  return length > most ? { reason: `驳回原因过长，请控制在 ${most} 字以内` } : {};
};
