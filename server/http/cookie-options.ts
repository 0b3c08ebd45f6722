/** Of every cookie that we set: no script reads it, no other site's form sends it, and nobody writes one of their own. */
export const cookieOptions = ({ isHttps }: { readonly isHttps: boolean }) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps, signed: true }) as const;
