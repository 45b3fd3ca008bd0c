/** The "last updated" day of the data-protection notice: six months before today, or that month's last day. */
export function lastUpdated(today: Date): Date {
  const [year, month] = [today.getFullYear(), today.getMonth() - 6];
  const lastDay = new Date(year, month + 1, 0).getDate();
  return new Date(year, month, Math.min(today.getDate(), lastDay));
}
