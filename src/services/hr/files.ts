/** Uploads: a file to which the person refers within a day, and a document of the form that a new employee opens by a link. */
import * as of from '../operations/hr.files.ts';
import * as ofOnboarding from '../operations/hr.onboarding.ts';
import { upload } from '../shared/upload.ts';

export const uploadTemporaryFile = upload(of.uploadTemporaryFile);
export const addOnboardingDocument = upload(ofOnboarding.addOnboardingDocument);
