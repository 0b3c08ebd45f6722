/** Where the query cache keeps everything about play sessions. */
export const playSessionsKey = ['', 'api', 'sessions'] as const;
