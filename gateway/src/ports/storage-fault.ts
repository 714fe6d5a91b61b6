/** A write failed because there is no space left; stored data can be read. */
export class NoRoom extends Error {
  constructor(options?: ErrorOptions) {
    super('没有可用的存储空间', options);
  }
}

/** The storage did not answer in time, or is being opened again; whether a write was done is unknown. */
export class StorageUnavailable extends Error {}

/** The fault of the storage behind an error, which a library may have wrapped; null where there is none. */
export const storageFaultOf = (error: unknown): NoRoom | StorageUnavailable | null => {
  if (error instanceof NoRoom || error instanceof StorageUnavailable) return error;
  return error instanceof Error && error.cause !== undefined ? storageFaultOf(error.cause) : null;
};
