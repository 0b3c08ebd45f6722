/** How dates and times are written, and what language the texts are in. */
export const LOCALE = 'en-US';
