/** Where the query cache keeps who is signed in; spelled out, so that the first page needs no schemas. */
export const currentUserKey = ['', 'api', 'auth', 'current-user'] as const;
