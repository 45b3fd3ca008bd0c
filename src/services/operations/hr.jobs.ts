// Generated from `openapi/` by `npm run contract`.
import { edit } from '../shared/edit.ts';
import { operation } from '../shared/operation.ts';

/** The jobs of the business. */
export const listJobs = /* @__PURE__ */ operation('listJobs', 'get /c/{domain}/jobs/', { page: true, shows: 'Job', reads: ['employees', 'jobs'] });

/** Add a job. */
export const createJob = /* @__PURE__ */ operation('createJob', 'post /c/{domain}/jobs/', { body: 'json', shows: 'Job', keyed: true, changes: ['jobs'] });

/** The jobs of the business, to choose from. */
export const listAllJobs = /* @__PURE__ */ operation('listAllJobs', 'get /c/{domain}/jobs/all/', { reads: ['jobs'] });

/** One job. */
export const getJob = /* @__PURE__ */ operation('getJob', 'get /c/{domain}/jobs/{id}/', { shows: 'Job', reads: ['employees', 'jobs'] });

/** Change a job. */
export const updateJob = /* @__PURE__ */ edit('updateJob', 'put /c/{domain}/jobs/{id}/', { body: 'json', shows: 'Job', keyed: true, changes: ['employees', 'jobs'] });

/** Delete a job. */
export const deleteJob = /* @__PURE__ */ operation('deleteJob', 'delete /c/{domain}/jobs/{id}/', { keyed: true, changes: ['jobs'] });
