/** What bodies of uploads under way may take, in bytes, each as large as it says or may be. */
export interface UploadBudget {
  readonly inAll: number;
  readonly perAddress: number;
}

/** Eight of the largest at a time, and four from one address; a body is held some three times while it is read. */
const usualUploads: UploadBudget = { inAll: 160 * 1024 * 1024, perAddress: 80 * 1024 * 1024 };

/** Takes the bytes of one upload until its answer is over; false when there is no room for it now (SEC-05). */
export type TakeBody = (address: string, bytes: number, over: AbortSignal) => boolean;

export const uploadBudget = ({ inAll, perAddress }: UploadBudget = usualUploads): TakeBody => {
  const byAddress = new Map<string, number>();
  let taken = 0;
  return (address, bytes, over) => {
    const own = byAddress.get(address) ?? 0;
    if (over.aborted || taken + bytes > inAll || own + bytes > perAddress) return false;
    taken += bytes;
    byAddress.set(address, own + bytes);
    over.addEventListener('abort', () => {
      taken -= bytes;
      const left = (byAddress.get(address) ?? 0) - bytes;
      if (left > 0) byAddress.set(address, left);
      else byAddress.delete(address);
    });
    return true;
  };
};
