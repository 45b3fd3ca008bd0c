import { useQuery } from '@tanstack/react-query';
import {
  employmentTypeLabels,
  genderLabels,
  maritalStatusLabels,
  payPeriodLabels,
  titleLabels,
} from '../../../../openapi/generated/lists/hr.record.ts';
import { columnsWithoutPay, employeeImportColumns } from '../../../../rules/hr/import-columns.ts';
import type { CsvImportRef } from '../../../machines/shared/csv-import/machine.ts';
import { hrPaths } from '../../../paths/hr.ts';
import { listAllJobs } from '../../../services/operations/hr.jobs.ts';
import { listBanks, listPensionProviders } from '../../../services/operations/hr.record.ts';
import { listAllSubsidiaries } from '../../../services/operations/hr.subsidiaries.ts';
import { listAllDepartments, listAllRegions } from '../../../services/operations/hr.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { saveAs } from '../../shared/files/save-as.ts';
import { ImportOutcome } from '../../shared/import/import-outcome.tsx';
import { ImportStudio } from '../../shared/import/import-studio.tsx';
import type { ImportedList } from '../../shared/import/imported-list.ts';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';

const fixedChoices: Partial<Record<string, readonly string[]>> = {
  title: Object.values(titleLabels),
  gender: Object.values(genderLabels),
  marital_status: Object.values(maritalStatusLabels),
  employment_type: Object.values(employmentTypeLabels),
  pay_period: Object.values(payPeriodLabels),
};
const none: readonly never[] = [];
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Imports a file of employees. */
export function EmployeeImportPage({ csvImport }: { csvImport: CsvImportRef }) {
  const { id: businessId, may } = useBusiness();
  const columns = may('see_pay') ? employeeImportColumns : columnsWithoutPay;
  const { data: departments = none } = useQuery(queryOf(listAllDepartments, { businessId }));
  const { data: regions = none } = useQuery(queryOf(listAllRegions, { businessId }));
  const { data: subsidiaries = none } = useQuery(queryOf(listAllSubsidiaries, { businessId }));
  const { data: jobs = none } = useQuery(queryOf(listAllJobs, { businessId }));
  const { data: banks = none } = useQuery(queryOf(listBanks, { businessId }));
  const { data: providers = none } = useQuery(queryOf(listPensionProviders, { businessId }));
  const named: Record<string, readonly { name: string }[]> = {
    department: departments,
    region: regions,
    subsidiary: subsidiaries.filter(({ is_archived }) => !is_archived),
    job: jobs,
    bank: banks,
    pension_provider: providers,
  };
  const list: ImportedList = {
    kind: 'employees',
    columns,
    addable: may('manage_hr') ? { department: 'a department', region: 'a region' } : {},
    home: 'list',
    leftOut: { manager: 'the row of the manager has a problem. Mend it, or name the manager later' },
    codes: 'ID or email address',
    chosen: { option: 'location', column: 'region', choices: regions },
    choicesOf: (column) => named[column]?.map(({ name }) => name) ?? fixedChoices[column] ?? none,
    outcome: (stored) => (
      <ImportOutcome
        kind="employees"
        stored={stored}
        list={{ label: 'Employees', href: hrPaths.employees() }}
        importsHref={hrPaths.imports()}
      />
    ),
  };
  const titles = columns.map(({ label }) => cell(label)).join(',');
  return (
    <Page>
      <Breadcrumb parents={[{ label: 'Employees', href: hrPaths.employees() }]} here="Import" />
      <PageHeader
        title="Import employees"
        action={
          <>
            <LinkButton href={hrPaths.imports()} look="ghost">
              Past imports
            </LinkButton>
            <Button onPress={() => saveAs(new Blob([`\uFEFF${titles}\r\n`], { type: 'text/csv' }), 'employees.csv')}>
              Download a template
            </Button>
          </>
        }
      >
        Managers are named by their employee ID or email address. Nothing is stored before you have seen every row.
      </PageHeader>
      <ImportStudio csvImport={csvImport} list={list} />
    </Page>
  );
}
