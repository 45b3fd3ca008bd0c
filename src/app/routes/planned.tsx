/**
 * The named addresses of modules that are coming, as `rules/shared/modules.ts` says. Each says what it will hold and what one
 * can use until then. Once a module works, its lines here and its texts in `views/shell/planned-texts.ts` can be deleted.
 */
import { isComing, type ModuleDomain } from '../../../rules/shared/modules.ts';
import { hrPaths } from '../../paths/hr.ts';
import { payrollPaths } from '../../paths/payroll.ts';
import { recruitPaths } from '../../paths/recruit.ts';
import { rotaPaths } from '../../paths/rota.ts';
import { anyone, inBusiness } from '../access.ts';
import type { Manifest, Screen, ScreenProps } from '../screen.ts';
import { lazyPart } from '../shell/lazy-part.tsx';

const screen = (path: string, title: string, access: Screen['access']): Screen => ({
  path,
  title,
  access,
  ...(access.for === 'member' ? { frame: 'always' as const } : {}),
  // Not by `page.tsx`, which brings what runs flows: this manifest is also asked for what is not found.
  page: lazyPart(async () => {
    const { PlannedPage } = await import('../../views/shell/planned.page.tsx');
    return ({ isFramed }: ScreenProps) => <PlannedPage path={path} title={title} isFramed={isFramed} />;
  }),
});
/** What is not planned either. */
export const loadNotFoundPage = async () => (await import('../../views/shell/not-found.page.tsx')).NotFoundPage;

const ofPeople = inBusiness('access_hr');
const ofMembers = inBusiness();

const screensOf: Partial<Record<ModuleDomain, readonly Screen[]>> = {
  payroll: [screen(payrollPaths.payroll(), 'Payroll', inBusiness('access_payroll'))],
  attendance: [
    screen(rotaPaths.timeAndAttendance(), 'Time & Attendance', ofMembers),
    screen(rotaPaths.settings(), 'Attendance settings', ofMembers),
    screen(rotaPaths.latenessPolicy(), 'Lateness policy', ofMembers),
    screen(rotaPaths.startDate(), 'Start of attendance', ofMembers),
    screen(rotaPaths.companyLocation(), 'Company locations', ofMembers),
  ],
  recruit: [
    screen(recruitPaths.recruit(), 'Recruitment', ofPeople),
    screen(recruitPaths.careers(), 'Careers', anyone),
    screen(recruitPaths.addReferee(), 'Name your referees', anyone),
    screen(recruitPaths.refereeAttend(), 'Give a reference', anyone),
    screen(hrPaths.reference(), 'References', ofPeople),
  ],
  performance: [screen(hrPaths.performance(), 'Performance', ofPeople)],
};

export const planned: Manifest = {
  screens: Object.entries(screensOf).flatMap(([domain, screens]) => (isComing(domain) ? screens : [])),
};
