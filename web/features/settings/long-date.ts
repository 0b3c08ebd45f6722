/** A moment as a day in long US form, where the parent is: "July 12, 2025". */
export function longDate(moment: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(moment));
}
