/** How a subscription is doing. */
export const planStatuses = {
  trial: { tone: 'good', label: 'Trial' },
  active: { tone: 'good', label: 'Active' },
  past_due: { tone: 'bad', label: 'Past due' },
  cancelled: { tone: 'warning', label: 'Cancelled' },
  terminated: { tone: 'neutral', label: 'Terminated' },
} as const;
