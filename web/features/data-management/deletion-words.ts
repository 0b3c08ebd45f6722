/** What is said after a deletion. */
export const deletionWords = {
  data: {
    title: 'Data Deleted',
    description: 'Your data has been permanently deleted.',
    failure: 'Failed to delete data. Please try again.',
  },
  playSession: {
    title: 'Session Deleted',
    description: 'Session and associated audio have been permanently deleted.',
    failure: 'Failed to delete session. Please try again.',
  },
  child: {
    title: 'Child Data Deleted',
    description: 'Child profile and all associated data have been permanently deleted.',
    failure: 'Failed to delete child data. Please try again.',
  },
} as const;
