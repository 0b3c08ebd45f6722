/** "1 session", "3 sessions". */
export const counted = (count: number, one: string, several: string) =>
  `${count} ${count === 1 ? one : several}`;
