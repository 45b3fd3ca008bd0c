import * as of from '../operations/assets.papers.ts';
import { upload } from '../shared/upload.ts';

export const uploadAttachment = upload(of.uploadAttachment, { megabytes: 3 });
