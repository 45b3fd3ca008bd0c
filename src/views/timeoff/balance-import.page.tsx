import { useQuery } from '@tanstack/react-query';
import { openingBalanceColumns } from '../../../rules/timeoff/opening-balances.ts';
import type { CsvImportRef } from '../../machines/shared/csv-import/machine.ts';
import { timeoffPaths } from '../../paths/timeoff.ts';
import { listTimeoffPolicies } from '../../services/operations/timeoff.policies.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { saveAs } from '../shared/files/save-as.ts';
import { ImportOutcome } from '../shared/import/import-outcome.tsx';
import { ImportStudio } from '../shared/import/import-studio.tsx';
import type { ImportedList } from '../shared/import/imported-list.ts';
import { Button, LinkButton } from '../ui/actions/button.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import { granting } from './granting.ts';

const template = `\uFEFF${openingBalanceColumns.map(({ label }) => label).join(',')}\r\n`;

/** Brings what people have left of a policy, from a file of two columns. */
export function BalanceImportPage({ csvImport }: { csvImport: CsvImportRef }) {
  const { id: businessId } = useBusiness();
  const { data } = useQuery(queryOf(listTimeoffPolicies, { businessId, page_size: 100 }));
  const policies = data && granting(data.results);
  const list: ImportedList = {
    kind: 'balances',
    columns: openingBalanceColumns,
    addable: {},
    home: 'balances',
    codes: 'name, email address or ID',
    chosen: { option: 'policy', label: 'Time-off policy of this file', choices: policies ?? [] },
    choicesOf: () => [],
    outcome: (stored) => (
      <ImportOutcome
        kind="balances"
        stored={stored}
        list={{ label: 'Time-off balances', href: timeoffPaths.balances() }}
        importsHref={timeoffPaths.imports()}
      />
    ),
  };
  return (
    <Page>
      <Breadcrumb parents={[{ label: 'Time-off balances', href: timeoffPaths.balances() }]} here="Opening balances" />
      <PageHeader
        title="Import opening balances"
        action={
          <>
            <LinkButton href={timeoffPaths.imports()} look="ghost">
              Past imports
            </LinkButton>
            <Button onPress={() => saveAs(new Blob([template], { type: 'text/csv' }), 'opening-balances.csv')}>
              Download a template
            </Button>
          </>
        }
      >
        Two columns are enough: who, by name, work email or employee ID, and what they have left today. Each balance
        becomes what the file says, by an adjustment. Nothing is stored before you have seen every row.
      </PageHeader>
      {policies?.length === 0 ? (
        <Notice tone="warning">Add a policy that grants time off first, and assign it to your people.</Notice>
      ) : null}
      <ImportStudio csvImport={csvImport} list={list} />
    </Page>
  );
}
