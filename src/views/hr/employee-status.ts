/** How a status of an employee looks. */
export const statusTones = { active: 'good', inactive: 'neutral', terminated: 'bad' } as const;
