/** Behind the address of the results while the coach stands in their place. */
export const COACHING = { view: 'coach' } as const;

/** The coach of one play session. */
export const coachOf = (playSessionId: number) =>
  `/session/feedback/${playSessionId}?view=${COACHING.view}`;

export const isCoaching = (search: URLSearchParams) => search.get('view') === COACHING.view;
