import type { ConsentPurpose } from '../../../../contract/privacy/separate-consents';

export type SeparateConsentsEvent =
  | { readonly type: 'consents.reloadRequested' }
  | { readonly type: 'consents.given'; readonly purpose: ConsentPurpose }
  | { readonly type: 'consents.withdrawn'; readonly purpose: ConsentPurpose };
