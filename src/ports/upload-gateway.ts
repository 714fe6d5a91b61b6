import type { uploadCalls } from '../../contract/upload/calls';
import type { Asked, GivenTo } from './asked';

/** What is sent. */
export type Upload = GivenTo<(typeof uploadCalls)['upload']>;

/** Files for the gateway, each sent whole and never repeated by itself. */
export type UploadGateway = Asked<typeof uploadCalls>;
