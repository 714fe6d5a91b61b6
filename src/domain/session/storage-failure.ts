/** Why the device did not keep a value: storage is switched off, or it is full. */
export type StorageFailure = { readonly kind: 'unavailable' } | { readonly kind: 'full' };
