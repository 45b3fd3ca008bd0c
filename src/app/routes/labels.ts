import { assetsPaths } from '../../paths/assets.ts';
import { fleetPaths } from '../../paths/fleet.ts';
import { hrPaths } from '../../paths/hr.ts';
import { peoplePaths } from '../../paths/people.ts';
import { rotaPaths } from '../../paths/rota.ts';
import { timeoffPaths } from '../../paths/timeoff.ts';
import { anyone } from '../access.ts';
import { flowPage, page } from '../page.tsx';
import type { Manifest } from '../screen.ts';

/** Apart from the screens of their modules: somebody without an account opens these on a phone, by a code or a link. */
export const labels: Manifest = {
  screens: [
    {
      path: assetsPaths.label(':token'),
      title: 'Label',
      access: anyone,
      page: page(async () => (await import('../screens/label.tsx')).LabelScreen),
    },
    {
      path: fleetPaths.roadside(':token'),
      title: 'Vehicle papers',
      access: anyone,
      page: page(async () => (await import('../screens/roadside.tsx')).RoadsideScreen),
    },
    {
      path: rotaPaths.ownShifts(':token'),
      title: 'Your shifts',
      access: anyone,
      page: page(async () => (await import('../screens/own-shifts.tsx')).OwnShiftsScreen),
    },
    {
      path: timeoffPaths.answer(':token'),
      title: 'Answer a request',
      access: anyone,
      page: flowPage(
        'answering',
        async () => (await import('../../views/timeoff/answer.page.tsx')).TimeOffAnswerPage,
        async () => (await import('../actors/timeoff.answers.ts')).linkedAnswerFlow,
      ),
    },
    {
      path: peoplePaths.join(),
      title: 'Join a business',
      access: anyone,
      page: page(async () => (await import('../screens/join.tsx')).JoinScreen),
    },
    {
      path: hrPaths.onboardingForm(),
      title: 'Your details',
      access: anyone,
      page: flowPage(
        'form',
        async () => (await import('../screens/onboarding-form.tsx')).OnboardingFormScreen,
        async () => (await import('../actors/hr.onboarding.ts')).onboardingFormFlow,
      ),
    },
  ],
};
