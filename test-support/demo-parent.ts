/** Whom the seed adds. */
export const DEMO = {
  email: 'demo@playlight.example',
  password: 'play and 5 minutes',
  firstName: 'Robin',
};
