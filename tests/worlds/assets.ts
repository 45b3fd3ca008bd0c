/** Creates assets of a business through the API. */

import { randomBytes } from 'node:crypto';
import { inLagos } from '../../server/platform/time/lagos.testing.ts';
import type { SignedIn } from './accounts.ts';
import type { Api } from './api.ts';
import type { Businesses } from './businesses.ts';

type Named = { id: string; name: string; vehicle_type?: boolean };

const idIn = (named: unknown): string | null => (named as Named | null)?.id ?? null;

export const makeAssets = (api: Api, { businessOf }: Businesses) => {
  const listOf = async (person: SignedIn, path: string): Promise<Named[]> => {
    const found = await api.expect('GET', `/c/${businessOf(person)}${path}`, { token: person.accessToken });
    return found as unknown as Named[];
  };

  /** Adds an asset, by default a laptop that nobody has, and returns the answer. */
  const asset = async (person: SignedIn, facts: Record<string, unknown> = {}): Promise<Record<string, unknown>> => {
    const types = await listOf(person, '/asset-management/asset_types/all_asset_types/');
    const [region] = await listOf(person, '/regions/all/');
    const type = types.find(({ vehicle_type }) => vehicle_type === (facts.vehicle_type !== undefined));
    return api.expect('POST', `/c/${businessOf(person)}/asset-management/assets/`, {
      json: {
        asset_type: type?.id,
        location: region?.id,
        status: 'unassigned',
        ...(facts.vehicle_type === undefined ? { name: 'ThinkPad T14', asset_condition: 'new' } : {}),
        ...facts,
      },
      token: person.accessToken,
    });
  };

  /** Changes some facts of an asset, as another person would. */
  const changeAsset = async (person: SignedIn, id: string, facts: Record<string, unknown>): Promise<void> => {
    const base = `/c/${businessOf(person)}/asset-management/assets/${id}`;
    const { asset_type, location, name, status, asset_condition, color, brand, vendor, version } = await api.expect(
      'GET',
      base,
      { token: person.accessToken },
    );
    const known = { name, status, asset_condition, color, brand, vendor, version };
    const json = { ...known, asset_type: idIn(asset_type), location: idIn(location), ...facts };
    await api.expect('PUT', `${base}/`, { json, token: person.accessToken });
  };

  /** Starts counting at the only location of a business, and returns the answer. */
  const stockTake = async (person: SignedIn): Promise<Record<string, unknown>> => {
    const [region] = await listOf(person, '/regions/all/');
    return api.expect('POST', `/c/${businessOf(person)}/asset-management/stock_takes/`, {
      json: { location: region?.id, notes: 'Ground floor' },
      token: person.accessToken,
    });
  };

  /** Into the bin. */
  const binAsset = async (person: SignedIn, id: string): Promise<void> => {
    await api.expect('PATCH', `/c/${businessOf(person)}/asset-management/assets/bulk_delete/`, {
      json: { ids: [id] },
      token: person.accessToken,
    });
  };

  /** Records what was done to an asset, by default a service today, and returns the answer. */
  const maintenance = (person: SignedIn, asset: string, facts: Record<string, unknown> = {}) =>
    api.expect('POST', `/c/${businessOf(person)}/asset-management/maintenance/`, {
      json: { asset, type: 'service', cost: 45_000, notes: 'Oil and filters', ...facts },
      token: person.accessToken,
    });

  /** Reports an issue of an asset, noticed today, and returns the answer. */
  const issue = async (person: SignedIn, asset: string, facts: Record<string, unknown> = {}) => {
    const types = `/c/${businessOf(person)}/asset-management/issue-type/`;
    const [type] = (await api.expect('GET', types, { token: person.accessToken })).results as Named[];
    const date = inLagos();
    return api.expect('POST', `/c/${businessOf(person)}/asset-management/assets/${asset}/issues/`, {
      json: { issue_type: type?.id, priority_level: 'high', message: 'The belt squeals', date, ...facts },
      token: person.accessToken,
    });
  };

  const endIssue = (person: SignedIn, id: string, facts: Record<string, unknown> = {}) =>
    api.expect('POST', `/c/${businessOf(person)}/asset-management/issues-list/${id}/close/`, {
      json: { status: 'resolved', note: 'The belt was changed', ...facts },
      token: person.accessToken,
    });

  /** Plans an oil change every six months, and returns the answer. */
  const maintenancePlan = (person: SignedIn, facts: Record<string, unknown>) =>
    api.expect('POST', `/c/${businessOf(person)}/asset-management/maintenance_plans/`, {
      json: {
        name: 'Oil change',
        type: 'service',
        counts_from: 'completed',
        every: 6,
        unit: 'month',
        last_done_on: '2026-11-01',
        ...facts,
      },
      token: person.accessToken,
    });

  /** The token on the label of an asset; no call says it, since it is printed. */
  const labelToken = async (asset: string): Promise<string> => {
    const token = randomBytes(12).toString('base64url');
    await api.query('update assets set label_token = $2 where id = $1', [asset, token]);
    return token;
  };

  /** Adds an insurance of an asset, as a PDF, and returns the answer; with a day until it is valid, there is a reminder. */
  const insurance = async (person: SignedIn, asset: string, until?: string): Promise<Record<string, unknown>> => {
    const types = await listOf(person, '/asset-management/assets/list_of_document_types/');
    const form = new FormData();
    form.append('file', new Blob(['%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n']), 'policy.pdf');
    form.append('content_type', 'asset');
    form.append('object_id', asset);
    form.append('document_type', types.find(({ name }) => name === 'Insurance')?.id ?? '');
    if (until !== undefined) {
      const json = { asset, type: 'document_renewal', date: '08:00', set_reminder: '5d' };
      const path = `/c/${businessOf(person)}/asset-management/reminders/`;
      const reminder = await api.expect('POST', path, { json, token: person.accessToken });
      form.append('expiry_date', until);
      form.append('reminder', String(reminder.id));
    }
    return api.expect('POST', `/c/${businessOf(person)}/asset-management/attachments/add/`, {
      form,
      token: person.accessToken,
    });
  };

  const made = { asset, binAsset, changeAsset, endIssue, insurance, issue };
  return { ...made, labelToken, maintenance, maintenancePlan, stockTake };
};
