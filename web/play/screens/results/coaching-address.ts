/** Behind the address of the results while the coach stands in their place. */
export const COACHING = { view: 'coach' } as const;

export const isCoaching = (search: URLSearchParams) => search.get('view') === COACHING.view;
