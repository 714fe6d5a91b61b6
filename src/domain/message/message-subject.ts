import { listAddress } from '../../../contract/kind/address';
import { kindsWith } from '../../../contract/kind/capabilities';

/** What a message's link leads to, as a person calls it. */
export type MessageSubject = 'invoice' | 'order' | 'deal' | 'membership' | 'verification' | 'other';

const folders: readonly (readonly [folder: string, subject: MessageSubject])[] = [
  ['/pay', 'order'],
  ...kindsWith('publication').map((kind) => [listAddress(kind), 'deal'] as const),
  ['/member', 'membership'],
  ['/user/underReview', 'verification'],
  ['/user/auditLogin', 'verification'],
];

const isUnder = (folder: string, path: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** What a link inside the application leads to; an order's page is about its invoice where the title says so. */
export const messageSubject = (to: string, title: string | null): MessageSubject => {
  const [path = ''] = to.split(/[?#]/);
  const subject = folders.find(([folder]) => isUnder(folder, path))?.[1] ?? 'other';
  return subject === 'order' && (title ?? '').includes('发票') ? 'invoice' : subject;
};
