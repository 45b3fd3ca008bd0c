/** Files of services, repairs and papers of a vehicle, each with how far it is. */
import * as of from '../operations/fleet.papers.ts';
import { upload } from '../shared/upload.ts';

const limit = { megabytes: 3 };

export const uploadVehicleAttachment = upload(of.uploadVehicleAttachment, limit);

/** A file for a service, a repair or a paper that is there already: it belongs to that at once. */
export const addVehicleAttachment = upload(of.addVehicleAttachment, limit);
