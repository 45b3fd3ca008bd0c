// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** Remove the sample data. */
export const clearDemoData = /* @__PURE__ */ operation('clearDemoData', 'post /c/{domain}/businesses/clear_demo_data_v2/', { changes: ['asset_documents', 'asset_handovers', 'asset_issues', 'asset_readings', 'asset_types', 'assets', 'audit_log', 'departments', 'employees', 'fuel_entries', 'jobs', 'maintenance_plans', 'maintenances', 'notifications', 'regions', 'reminders', 'sample_data', 'vehicle_checks', 'vehicle_incidents', 'vehicle_paper_needs'] });

/** Whether the business is shown with sample data. */
export const getSampleData = /* @__PURE__ */ operation('getSampleData', 'get /c/{domain}/sample_data/', { shows: 'SampleData', reads: ['assets', 'employees', 'sample_data'] });

/** Fill a new business with sample data of a trade. */
export const loadSampleData = /* @__PURE__ */ operation('loadSampleData', 'post /c/{domain}/sample_data/', { body: 'json', shows: 'SampleData', changes: ['sample_data'] });
