/** The screens of who belongs to a business, what was done in it, and who owns it next. */
import type { Page } from '@playwright/test';
import type { World } from '../flows/browser/world.ts';
import { asOwner, failing, retryShown, type Screen } from './open-screen.ts';
import { expect, openAs } from './test.ts';

/** An owner and somebody who works for them, who was perhaps asked to take over. */
const two = (world: World, isAsked: boolean) =>
  world.shared(isAsked ? 'owner who has asked' : 'owner with a member', async () => {
    const owner = await world.owner();
    const member = await world.member(owner);
    if (isAsked) await world.asked(owner, member);
    return { owner, member };
  });

type Then = (page: Page) => Promise<void>;
const asOneOfTwo =
  (who: 'owner' | 'member', path: string, then?: Then, isAsked = false): Screen['open'] =>
  async (page, world) => {
    await openAs(page, world, (await two(world, isAsked))[who], path);
    await then?.(page);
  };

const dialogShown = (page: Page) =>
  expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).first()).toBeVisible();
const rowAct =
  (name: string): Then =>
  async (page) => {
    await page.getByRole('button', { name: 'Actions for Bola Ade' }).click();
    await page.getByRole('menuitem', { name }).click();
    await dialogShown(page);
  };
const pressing =
  (name: string): Then =>
  async (page) => {
    await page.getByRole('button', { name, exact: true }).click();
    await dialogShown(page);
  };

const members = '/settings?tab=people';
const auditLog = '/settings?tab=audit-log';
const handover = '/administrator-handover';

export const peopleScreens: Screen[] = [
  { name: 'members', open: asOneOfTwo('owner', members) },
  { name: 'members-alone', open: asOwner(members) },
  { name: 'members-failing', open: asOwner(members, retryShown, failing('**/members/**')) },
  { name: 'members-no-match', open: asOwner(`${members}&search=nothing-like-it`) },
  { name: 'members-asked', open: asOneOfTwo('owner', members, undefined, true) },
  { name: 'permissions', open: asOneOfTwo('owner', members, rowAct('Change permissions')) },
  { name: 'remove-member', open: asOneOfTwo('owner', members, rowAct('Remove')) },
  { name: 'audit-log', open: asOneOfTwo('owner', auditLog) },
  { name: 'audit-log-empty', open: asOwner(auditLog) },
  { name: 'audit-log-failing', open: asOwner(auditLog, retryShown, failing('**/audit_log/**')) },
  { name: 'handover-naming', open: asOneOfTwo('owner', handover) },
  { name: 'handover-alone', open: asOwner(handover) },
  { name: 'handover-waiting', open: asOneOfTwo('owner', handover, undefined, true) },
  { name: 'handover-answer', open: asOneOfTwo('member', handover, undefined, true) },
  { name: 'handover-confirm', open: asOneOfTwo('member', handover, pressing('Become the administrator'), true) },
  { name: 'handover-nothing', open: asOneOfTwo('member', handover) },
  { name: 'handover-failing', open: asOwner(handover, retryShown, failing('**/administrator_handover/**')) },
  { name: 'leave-business', open: asOneOfTwo('member', '/profile', pressing('Leave Path Works')) },
  { name: 'leave-business-as-owner', open: asOwner('/profile', pressing('Leave Path Works')) },
];
