export const childrenKey = ['', 'api', 'children'] as const;
