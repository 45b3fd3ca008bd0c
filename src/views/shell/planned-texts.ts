/** What the addresses of coming modules will hold, and what one can use until then. */
import { hrPaths } from '../../paths/hr.ts';
import { payrollPaths } from '../../paths/payroll.ts';
import { peoplePaths } from '../../paths/people.ts';
import { recruitPaths } from '../../paths/recruit.ts';
import { rotaPaths } from '../../paths/rota.ts';
import { shellPaths } from '../../paths/shell.ts';

export type Plan = {
  /** What a person will do or see there. */
  holds: readonly string[];
  meanwhile: string;
  link: { label: string; href: string };
};

const employees = { label: 'Employees', href: hrPaths.employees() };
const invites = { label: 'Invites', href: peoplePaths.invites() };
const dashboard = { label: 'Dashboard', href: shellPaths.dashboard() };

const employeeRecord = (...holds: string[]): Plan => ({
  holds,
  meanwhile: 'Employees are listed under People, where they are added and changed.',
  link: employees,
});
const attendance = (...holds: string[]): Plan => ({
  holds,
  meanwhile: 'Nobody can clock in yet, and no hours are counted. The dashboard shows what is set up.',
  link: dashboard,
});
const referee = (...holds: string[]): Plan => ({
  holds,
  meanwhile: 'No reference can be given here yet. Ask the person who sent you this address how to give yours.',
  link: { label: 'Go to Steward', href: shellPaths.dashboard() },
});

/** By the path of the screen. */
export const plans: Record<string, Plan> = {
  [payrollPaths.payroll()]: {
    holds: ['Pay people: each run with its tax, pension and other deductions.', 'Give each person their payslip.'],
    meanwhile:
      'What each person earns, and the bank account that it goes to, is kept with them under People. Nobody is paid from here.',
    // Who opens payroll may have no right to People.
    link: dashboard,
  },
  [hrPaths.performance()]: employeeRecord('Set goals, review them with each person, and keep the reviews.'),
  [hrPaths.reference()]: employeeRecord('Ask referees about a person, and read what they answered.'),
  [rotaPaths.timeAndAttendance()]: attendance('See who is at work, who is late, and the hours of each person.'),
  [rotaPaths.settings()]: attendance('Decide how people clock in and out.'),
  [rotaPaths.latenessPolicy()]: attendance('Decide from when on somebody is late, and what follows.'),
  [rotaPaths.startDate()]: attendance('Choose the day from which attendance is counted.'),
  [rotaPaths.companyLocation()]: attendance('Mark the places where people may clock in.'),
  [recruitPaths.recruit()]: {
    holds: ['Publish jobs on a careers page.', 'Follow each applicant from the application to the offer.'],
    meanwhile: 'No jobs can be published here yet. People who are hired can be invited.',
    link: invites,
  },
  [recruitPaths.careers()]: {
    holds: ['Open jobs of a business.', 'An application form for each of them.'],
    meanwhile: 'No business publishes its jobs here yet. Ask the business that sent you this address how to apply.',
    link: { label: 'Go to Steward', href: shellPaths.dashboard() },
  },
  [recruitPaths.addReferee()]: referee('An applicant names the people who can say something about them.'),
  [recruitPaths.refereeAttend()]: referee('A referee answers questions about an applicant.'),
};
