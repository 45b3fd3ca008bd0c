/** The database's check constraints allow exactly the values that the contract lists; a new value needs both. */

import { expect, it } from 'vitest';
import { chosenPlans, deviceKinds } from '../../openapi/generated/lists/accounts.ts';
import { issuePriorities, issueStatuses } from '../../openapi/generated/lists/assets.issues.ts';
import { maintenanceTypes } from '../../openapi/generated/lists/assets.maintenance.ts';
import { vehicleTypes } from '../../openapi/generated/lists/assets.makes.ts';
import { attachmentKinds } from '../../openapi/generated/lists/assets.papers.ts';
import { meters, planOrigins, planUnits } from '../../openapi/generated/lists/assets.plans.ts';
import { assetConditions, assetStatuses, assignmentStates } from '../../openapi/generated/lists/assets.register.ts';
import {
  frequencies,
  paymentKinds,
  paymentStatuses,
  subscriptionStatuses,
} from '../../openapi/generated/lists/billing.ts';
import { exportStatuses } from '../../openapi/generated/lists/businesses.ts';
import { holidayScopes, holidayStatuses } from '../../openapi/generated/lists/calendar.holidays.ts';
import { dueKinds } from '../../openapi/generated/lists/due.ts';
import { fuels } from '../../openapi/generated/lists/fleet.fuel.ts';
import { incidentKinds } from '../../openapi/generated/lists/fleet.incidents.ts';
import { benefitKinds } from '../../openapi/generated/lists/hr.benefits.ts';
import { documentAnswerStates, employeeDocumentKinds } from '../../openapi/generated/lists/hr.documents.ts';
import { onboardingStates } from '../../openapi/generated/lists/hr.onboarding.ts';
import { profileChangeStates } from '../../openapi/generated/lists/hr.profile.ts';
import {
  employmentTypes,
  genders,
  maritalStatuses,
  payPeriods,
  terminationReasons,
  titles,
} from '../../openapi/generated/lists/hr.record.ts';
import { defaultBenefitStarts } from '../../openapi/generated/lists/hr.settings.ts';
import { employeeStatuses } from '../../openapi/generated/lists/hr.ts';
import {
  avatarColours,
  businessTypes,
  companySizes,
  creationStatuses,
  interests,
  ratings,
  referralSources,
} from '../../openapi/generated/lists/onboarding.ts';
import { invitationStates } from '../../openapi/generated/lists/people.ts';
import { roleColours } from '../../openapi/generated/lists/rota.roles.ts';
import { rotaWeekStarts } from '../../openapi/generated/lists/rota.shifts.ts';
import { shiftSwapStatuses } from '../../openapi/generated/lists/rota.swaps.ts';
import { permissionNames } from '../../openapi/generated/lists/shared.ts';
import { importModes, importStates } from '../../openapi/generated/lists/shell.imports.ts';
import { trades } from '../../openapi/generated/lists/shell.sample.ts';
import { appOnboardingTypes } from '../../openapi/generated/lists/shell.ts';
import { timeoffKinds } from '../../openapi/generated/lists/timeoff.policies.ts';
import { timeoffRequestStatuses } from '../../openapi/generated/lists/timeoff.requests.ts';
import { startTestServer } from '../../server/platform/testing.ts';

/** By column: the contract's list that its check constraint repeats. */
const listed: Record<string, readonly string[]> = {
  'app_onboardings.type': appOnboardingTypes,
  'asset_assignments.state': assignmentStates,
  'asset_attachments.type': attachmentKinds,
  'asset_issues.priority_level': issuePriorities,
  'asset_issues.status': issueStatuses,
  'asset_readings.meter': meters,
  'asset_status_periods.status': assetStatuses,
  'assets.asset_condition': assetConditions,
  'assets.status': assetStatuses,
  'assets.vehicle_type': vehicleTypes,
  'auth_sessions.device': deviceKinds,
  'benefits.kind': benefitKinds,
  'business_exports.status': exportStatuses,
  'businesses.avatar': avatarColours,
  'businesses.interested_in': interests,
  'businesses.point_of_contact': referralSources,
  'businesses.rating': ratings,
  'businesses.size': companySizes,
  'businesses.type': businessTypes,
  'creation_tasks.status': creationStatuses,
  'document_answers.state': documentAnswerStates,
  'document_requests.kind': employeeDocumentKinds,
  'dues.kind': dueKinds,
  'employee_documents.kind': employeeDocumentKinds,
  'employee_pay.pay_period': payPeriods,
  'employees.employment_type': employmentTypes,
  'employees.gender': genders,
  'employees.marital_status': maritalStatuses,
  // That somebody joins later follows from the hire date.
  'employees.status': employeeStatuses.filter((status) => status !== 'joining'),
  'employees.termination_reason': terminationReasons,
  'employees.title': titles,
  'fuel_entries.fuel': fuels,
  'holidays.scope': holidayScopes,
  // A holiday is expected by the law, until the business has written something down.
  'holidays.status': holidayStatuses.filter((status) => status !== 'expected'),
  'hr_files.type': attachmentKinds,
  'hr_settings.default_benefit_start': defaultBenefitStarts,
  'hr_settings.default_benefit_types': employmentTypes,
  'imports.mode': importModes,
  'imports.state': importStates,
  // That an invitation has expired follows from the time and is not stored.
  'invitations.state': invitationStates.filter((state) => state !== 'expired'),
  'invitations.permissions': permissionNames,
  'maintenance_plans.counts_from': planOrigins,
  'maintenance_plans.type': maintenanceTypes,
  'maintenance_plans.unit': planUnits,
  'maintenances.type': maintenanceTypes,
  'make_models.vehicle_type': vehicleTypes,
  'makes.vehicle_type': vehicleTypes,
  'memberships.permissions': permissionNames,
  'onboarding_documents.kind': employeeDocumentKinds,
  'onboardings.state': onboardingStates,
  'profile_changes.state': profileChangeStates,
  'past_employments.reason': terminationReasons,
  'payments.frequency': frequencies,
  'payments.kind': paymentKinds,
  // A payment that is pending has no outcome yet.
  'roles.colour': roleColours,
  'rota_settings.week_start': rotaWeekStarts,
  'sandbox_payments.outcome': paymentStatuses.filter((status) => status !== 'pending'),
  'shift_swaps.status': shiftSwapStatuses,
  'sign_in_tickets.device': deviceKinds,
  'sample_data.trade': trades,
  'sign_ups.business_plan': chosenPlans,
  'subscriptions.frequency': frequencies,
  'subscriptions.status': subscriptionStatuses,
  'timeoff_policies.gender': genders,
  'timeoff_policies.kind': timeoffKinds,
  'timeoff_requests.status': timeoffRequestStatuses,
  'unavailabilities.weekdays': rotaWeekStarts,
  'users.business_plan': chosenPlans,
  'vehicle_incidents.kind': incidentKinds,
};

/** Columns whose values the contract does not name. */
const internal = [
  'administrator_handovers.state',
  'asset_attachments.subject_kind',
  'bank_account_changes.source',
  'business_files.purpose',
  'business_settings.week_start',
  'dues.subject_kind',
  'employee_contacts.kind',
  'payment_entries.entry',
  'reminder_deliveries.channel',
  'sample_data.state',
  'sample_rows.fate',
  'staff_mailings.kind',
  'timeoff_entries.kind',
  'vehicle_costs.scope',
];

const { sql } = await startTestServer();

const checks = await sql<{ column: string; definition: string }>(`
  select r.relname || '.' || a.attname as column, pg_get_constraintdef(c.oid) as definition
  from pg_constraint c
  join pg_class r on r.oid = c.conrelid
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'c' and c.connamespace = 'public'::regnamespace and cardinality(c.conkey) = 1
    and a.atttypid in ('text'::regtype, 'text[]'::regtype) and pg_get_constraintdef(c.oid) ~ '(= ANY|<@|= '')'
  order by 1`);

/** The words of `column = ANY (ARRAY['…'::text, …])`, or of `column <@ '{…}'`. */
async function wordsOf(definition: string): Promise<string[]> {
  const [, array] = /<@ '(\{.*\})'/.exec(definition) ?? [];
  if (array === undefined) return [...definition.matchAll(/'([^']*)'::text/g)].map(([, word = '']) => word);
  const [row] = await sql<{ words: string[] }>('select $1::text[] as words', [array]);
  return row?.words ?? [];
}

it('every column with a list of words is known here', () => {
  expect(checks.map(({ column }) => column)).toEqual([...Object.keys(listed), ...internal].sort());
});

it.each(Object.entries(listed))('%s takes the words of the contract', async (column, words) => {
  const definition = checks.find((check) => check.column === column)?.definition ?? '';
  expect((await wordsOf(definition)).sort()).toEqual([...words].sort());
});
