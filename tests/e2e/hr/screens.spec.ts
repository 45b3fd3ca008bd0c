/** The screens of core HR. */

import type { Page } from '@playwright/test';
import type { World } from '../../worlds/world.ts';
import { asOwner, failing, retryShown, type Screen, testScreens } from '../screens.ts';
import { expect, openAs } from '../test.ts';
import { ofOnboarding } from './onboarding-screens.ts';
import { ofProfiles } from './profile-screens.ts';
import { ofSubsidiaries } from './subsidiaries-screens.ts';

const reports = ['employee-count', 'head-count', 'diversity-demographic', 'age-profile'];
const drawn = (page: Page) => expect(page.getByRole('region', { name: 'Joined and left, the numbers' })).toBeVisible();

/** Which month it is stands beside the lines and in their table. */
const months = (page: Page) => [
  page.getByRole('main').locator('svg[role="img"]'),
  page.getByRole('rowheader', { name: / 20\d\d$/ }),
];
/** An owner who keeps files and asks for documents, of themselves too. */
const asFilesOwner =
  (path: string, then?: (page: Page) => Promise<void>): Screen['open'] =>
  async (page, world) => {
    const person = await world.shared('owner of company files', async () => {
      const owner = await world.owner();
      await world.companyFiles(owner);
      return owner;
    });
    await openAs(page, world, person, path);
    await then?.(page);
  };
/** As the owner, who gives a benefit to one of their people. */
const withBenefit = (pathOf: (benefit: string) => string) => async (page: Page, world: World) => {
  const person = await world.shared('owner who gives a benefit', () => world.owner());
  const signedIn = await world.signIn(person);
  const token = signedIn.accessToken;
  const base = `/c/${world.businessOf(signedIn)}`;
  const benefit = await world.shared('a benefit', async () => {
    const json = { name: 'HMO standard plan', kind: 'health', provider: 'Hygeia HMO' };
    const { body } = await world.call('POST', `${base}/benefits/`, { token, json });
    const { body: names } = await world.call('GET', `${base}/employees/all`, { token });
    const [employee] = names as unknown as { id: string }[];
    const order = { employees: [employee?.id], start_date: '2026-01-05' };
    await world.call('POST', `${base}/benefits/${body.id}/assign/`, { token, json: order });
    return String(body.id);
  });
  await openAs(page, world, person, pathOf(benefit));
};

/** Who reads it stands in the activity of the business. */
const asPayReader: Screen['open'] = async (page, world) => {
  await openAs(page, world, await world.shared('owner who reads pay', () => world.owner()), '/hr/report/salaries');
};

testScreens('hr', [
  ...ofSubsidiaries,
  ...ofOnboarding,
  ...ofProfiles,
  {
    name: 'overview',
    open: asOwner('/hr', drawn),
    varying: months,
    states: [{ name: 'failing', open: asOwner('/hr', retryShown, failing('**/employees/dashboard/**')) }],
  },
  {
    name: 'report',
    open: asOwner('/hr/report/turnover', drawn),
    varying: months,
    states: [
      { name: 'failing', open: asOwner('/hr/report/turnover', retryShown, failing('**/hr_reports/turnover/**')) },
      { name: 'without a leaver', open: asOwner('/hr/report/turnover?start_date=2019-01-01&end_date=2019-02-01') },
      { name: 'of pay', open: asPayReader },
      ...reports.map((name) => ({ name: `of ${name}`, open: asOwner(`/hr/report/${name}`) })),
    ],
  },
  {
    name: 'employees',
    open: asOwner('/hr/employees'),
    states: [
      { name: 'failing', open: asOwner('/hr/employees', retryShown, failing('**/employees?**')) },
      { name: 'of a number', open: asOwner('/hr/employees?employed_on=2026-01-31&without=gender') },
      { name: 'no match', open: asOwner('/hr/employees?search=nothing-like-it') },
      { name: 'exporting', open: asOwner('/hr/employees?modal=export') },
    ],
  },
  {
    name: 'import',
    open: asOwner('/hr/import'),
    states: [{ name: 'past ones', open: asOwner('/hr/imports') }],
  },
  {
    name: 'departments',
    open: asOwner('/hr/departments'),
    states: [
      { name: 'failing', open: asOwner('/hr/departments', retryShown, failing('**/departments/**')) },
      { name: 'no match', open: asOwner('/hr/departments?search=nothing-like-it') },
    ],
  },
  { name: 'regions', open: asOwner('/hr/regions') },
  {
    name: 'first steps',
    open: asOwner('/hr/setup'),
    states: [{ name: 'failing', open: asOwner('/hr/setup', retryShown, failing('**/hr_setup/')) }],
  },
  {
    name: 'settings',
    open: asOwner('/settings/hr/employees'),
    states: [
      { name: 'of onboarding', open: asOwner('/settings/hr/onboarding') },
      { name: 'of documents', open: asOwner('/settings/hr/documents') },
      { name: 'of benefits', open: asOwner('/settings/hr/benefits') },
      { name: 'of who sees what', open: asOwner('/settings/hr/access') },
      { name: 'failing', open: asOwner('/settings/hr/benefits', retryShown, failing('**/hr_settings/')) },
    ],
  },
  {
    name: 'company files',
    open: asFilesOwner('/hr/files'),
    states: [
      { name: 'failing', open: asOwner('/hr/files', retryShown, failing('**/company_files/**')) },
      { name: 'empty', open: asOwner('/hr/files') },
      { name: 'adding', open: asOwner('/hr/files?modal=add-files') },
      {
        name: 'readers',
        open: asFilesOwner('/hr/files', async (page) => {
          await page.getByRole('button', { name: 'Actions for Code of conduct' }).click();
          await page.getByRole('menuitem', { name: 'Who has read it' }).click();
          await expect(page.getByRole('tab', { name: /^Not yet/ })).toBeVisible();
        }),
      },
    ],
  },
  {
    name: 'my files',
    open: asFilesOwner('/my-files'),
    states: [
      { name: 'failing', open: asOwner('/my-files', retryShown, failing('**/my_files/**')) },
      { name: 'empty', open: asOwner('/my-files') },
      {
        name: 'sending',
        open: asFilesOwner('/my-files', (page) => page.getByRole('button', { name: /^Send / }).click()),
      },
    ],
  },
  {
    name: 'employee documents',
    open: asFilesOwner('/hr/documents', (page) => expect(page.getByText('ABC-48201')).toBeVisible()),
    varying: (page) => [page.getByText(/\d\d \w{3}, \d{4}$/)],
    states: [
      { name: 'empty', open: asOwner('/hr/documents') },
      { name: 'failing', open: asOwner('/hr/documents', retryShown, failing('**/employee_documents/**')) },
    ],
  },
  {
    name: 'document requests',
    open: asFilesOwner('/hr/document-requests'),
    states: [
      { name: 'empty', open: asOwner('/hr/document-requests') },
      { name: 'form', open: asOwner('/hr/document-requests?modal=ask-document') },
      { name: 'failing', open: asOwner('/hr/document-requests', retryShown, failing('**/document_requests/**')) },
    ],
  },
  {
    name: 'document request',
    open: asFilesOwner('/hr/document-requests', async (page) => {
      await page.getByRole('link', { name: 'Guarantor form' }).click();
      await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
    }),
  },
  {
    name: 'jobs',
    open: asOwner('/hr/jobs'),
    states: [{ name: 'form', open: asOwner('/hr/jobs?modal=job') }],
  },
  {
    name: 'benefits',
    open: withBenefit(() => '/hr/benefits'),
    states: [
      { name: 'form', open: asOwner('/hr/benefits?modal=benefit') },
      { name: 'failing', open: asOwner('/hr/benefits', retryShown, failing('**/benefits/**')) },
    ],
  },
  {
    name: 'benefit',
    open: withBenefit((id) => `/hr/benefits/${id}`),
    states: [
      {
        name: 'failing',
        open: asOwner('/hr/benefits/01a00000-0000-7000-8000-000000000000', (page) =>
          expect(page.getByText('could not be loaded')).toBeVisible(),
        ),
      },
    ],
  },
  {
    name: 'org chart',
    open: asOwner('/hr/org-chart', async (page) => {
      const person = page.getByRole('treegrid', { name: 'Org chart' }).getByRole('row').first();
      // The letters are too small a part of the picture to be missed there.
      await expect(person.locator('[aria-hidden]').getByText(/^\p{Lu}{1,2}$/u)).toBeVisible();
    }),
    states: [{ name: 'failing', open: asOwner('/hr/org-chart', retryShown, failing('**/org_chart/**')) }],
  },
  {
    name: 'my team',
    open: asOwner('/myteam', (page) => expect(page.getByText('Nobody reports to you')).toBeVisible()),
  },
  {
    name: 'employee form',
    open: asOwner('/add-employee-new', (page) =>
      expect(page.getByRole('region', { name: 'Personal details' })).toBeVisible(),
    ),
  },
  {
    name: 'employee',
    open: asOwner('/hr/employees', async (page) => {
      await page.getByRole('rowheader').getByRole('link').first().click();
      await expect(page.getByRole('tab', { name: 'Personal' })).toBeVisible();
    }),
    states: [
      {
        name: 'failing',
        open: asOwner('/hr/employees/01a00000-0000-7000-8000-000000000000', (page) =>
          expect(page.getByText('could not be loaded')).toBeVisible(),
        ),
      },
    ],
  },
]);
