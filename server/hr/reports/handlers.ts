/** Reports on the people of a business, on the screen and as files. Who looks at pay, or takes a file, is recorded. */
import type { components } from '../../../openapi/generated/contract.ts';
import { terminationReasons } from '../../../openapi/generated/lists/hr.record.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import type { Remembered } from '../../platform/database/remembered.ts';
import type { Platform } from '../../platform/platform.ts';
import { record } from '../../platform/security/audit.ts';
import { builders, type Content, type Source } from './builders.ts';
import { reportCsv, reportPdf } from './files.ts';
import { type Asked, periodOf } from './period.ts';
import { salaries } from './salaries.ts';
import { countReturned, readMovements, readNames } from './store.ts';
import { monthsOf, turnoverIn } from './turnover.ts';

type Schemas = components['schemas'];
type ReportOperation =
  | 'getHrReport'
  | 'exportHrReport'
  | 'getSalaryReport'
  | 'exportSalaryReport'
  | 'getLeaversAndGainersStat'
  | 'getLeaversStat'
  | 'getGainersStat';
type Caller = Pick<BusinessCall<'getSalaryReport'>, 'tx' | 'businessId' | 'userId' | 'address'>;
type Build = { title: string; build: (source: Source) => Promise<Content> };

export const reportsHandlers = ({ clock }: Platform, remembered: Remembered): Pick<Handlers, ReportOperation> => {
  const sourceOf = async ({ tx, businessId }: Pick<Caller, 'tx' | 'businessId'>, asked: Asked) => {
    const { part, ...period } = await periodOf(tx, businessId, asked, clock.now());
    return { tx, businessId, period, part };
  };

  async function report(call: Caller, asked: Asked, { title, build }: Build): Promise<Schemas['HrReport']> {
    const source = await sourceOf(call, asked);
    const { tx, businessId, period, part } = source;
    return remembered.answer(tx, businessId, [title, period, part], async () => {
      const nameOf = async (table: 'departments' | 'regions', id: string | undefined) =>
        id === undefined ? null : ((await readNames(tx, businessId, table)).get(id) ?? null);
      return {
        title,
        start_date: period.start,
        end_date: period.end,
        department: await nameOf('departments', part.department),
        location: await nameOf('regions', part.location),
        ...(await build(source)),
      };
    });
  }

  const note = ({ tx, businessId, userId, address }: Caller, action: string, text: string) =>
    record(tx, { businessId, actorId: userId, action, text, subject: null, address, now: clock.now() });

  async function file(call: BusinessCall<'exportSalaryReport'>, build: Build, name: string) {
    const { businessId, tx, query, reply } = call;
    const { format = 'csv', ...asked } = query;
    const answer = await report(call, asked, build);
    await note(call, 'report.exported', `Exported the report ${build.title}`);
    reply.header('content-disposition', `attachment; filename="${name}-${answer.end_date}.${format}"`);
    return format === 'pdf'
      ? { stream: await reportPdf(tx, businessId, answer, clock.now()), type: 'application/pdf', size: null }
      : { stream: reportCsv(answer), type: 'text/csv; charset=utf-8', size: null };
  }

  const pay: Build = { title: 'Salaries', build: salaries };

  return {
    getHrReport: (call) => report(call, call.query, builders[call.params.report]),
    exportHrReport: (call) => file(call, builders[call.params.report], call.params.report),

    getSalaryReport: async (call) => {
      const answer = await report(call, call.query, pay);
      await note(call, 'report.payShown', 'Saw the report on salaries');
      return answer;
    },
    exportSalaryReport: (call) => file(call, pay, 'salaries'),

    getLeaversAndGainersStat: async (call) => {
      const { tx, businessId, period, part } = await sourceOf(call, call.query);
      const movements = await readMovements(tx, businessId, period, part);
      return monthsOf(period).map((month) => turnoverIn(month, movements));
    },

    getLeaversStat: async (call) => {
      const { tx, businessId, period, part } = await sourceOf(call, call.query);
      const { ends } = await readMovements(tx, businessId, period, part);
      const reasons = [...terminationReasons, null].map((reason) => ({
        reason,
        count: ends
          .filter((end) => end.reason === reason && end.day >= period.start)
          .reduce((sum, { count }) => sum + count, 0),
      }));
      return { count: reasons.reduce((sum, { count }) => sum + count, 0), reasons };
    },

    getGainersStat: async (call) => {
      const { tx, businessId, period, part } = await sourceOf(call, call.query);
      const movements = await readMovements(tx, businessId, period, part);
      return {
        count: turnoverIn(period, movements).joined,
        returned: await countReturned(tx, businessId, period, part),
      };
    },
  };
};
