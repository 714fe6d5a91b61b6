import { call } from '../call/call';
import { one } from '../call/parameters';
import { WireText } from '../codec/text';
import { PicturePreview } from './picture-preview';

/** What a member sees of files of their own that the gateway has taken (SCR-10); nobody is told of a failure. */
export const previewCalls = {
  /** By the file's id. A file of another, one that is gone and one that is no picture are all unknown: 404. */
  read: call({
    method: 'GET',
    path: '/webapp/upload!preview.action',
    access: 'account',
    parameters: one('id', WireText),
    answer: PicturePreview,
    safe: true,
    key: 'none',
    toldBy: 'caller',
  }),
};
