import { rotaPaths } from '../../paths/rota.ts';
import { useBusiness } from '../shared/business/business.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { Button } from '../ui/actions/button.tsx';
import { Link } from '../ui/actions/link.tsx';
import { Card } from '../ui/content/card.tsx';
import { paper } from '../ui/content/paper.css.ts';
import type { HourCycle } from '../ui/content/time.ts';
import { EmptyState } from '../ui/feedback/feedback.tsx';
import { SkeletonList } from '../ui/feedback/skeleton.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import * as css from './sheet.css.ts';
import { isEmpty, sheetRows, usePublishedWeek } from './use-published-week.ts';
import { daysOf, headDay, type ShownWeek, sheetTitle } from './week-texts.ts';

/** The published week as it hangs on a wall. */
export function RotaSheetPage() {
  const { query, timeFormat, place } = usePublishedWeek();
  return (
    <Page>
      <PageHeader
        title="Rota on paper"
        action={
          <Button look="primary" onPress={() => print()}>
            Print
          </Button>
        }
      >
        What is published, on an A4 sheet.{' '}
        <Link href={`${rotaPaths.shiftRota()}${location.search}`} isInText>
          Back to the week
        </Link>
      </PageHeader>
      <QueryView query={query} subject="The rota" waiting={<SkeletonList rows={6} />}>
        {(week) => <Sheet week={week} format={timeFormat} place={place} />}
      </QueryView>
    </Page>
  );
}

type SheetProps = { week: ShownWeek; format: HourCycle; place: string | null };
function Sheet({ week, format, place }: SheetProps) {
  const { name } = useBusiness();
  return (
    <div className={paper}>
      <Card title={sheetTitle(week, name, place)}>
        {isEmpty(week) ? (
          <EmptyState icon="clock" title="Nothing is published">
            What is planned can be printed when the week is published.
          </EmptyState>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keyboard.
          <section className={css.scroll} aria-label="Sheet of the week" tabIndex={0}>
            <table className={css.table} aria-label="Shifts of the week">
              <thead>
                <tr>
                  <th scope="col" className={css.who}>
                    Employee
                  </th>
                  {daysOf(week).map((day) => (
                    <th key={day} scope="col" className={css.head}>
                      {headDay(day)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {sheetRows(week, format, place).map((row) => (
                  <tr key={row.id} className={css.row}>
                    <th scope="row" className={css.who}>
                      {row.name}
                    </th>
                    {row.cells.map((shifts, at) => (
                      <td key={daysOf(week)[at]} className={css.cell}>
                        {shifts.map(({ id, times, about }) => (
                          <div key={id}>
                            <span className={css.times}>{times}</span>
                            <span className={css.about}>{about}</span>
                          </div>
                        ))}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </Card>
    </div>
  );
}
