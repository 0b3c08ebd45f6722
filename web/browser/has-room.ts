/** A desktop, where what a phone has to open can stand beside the rest at once. */
export const hasRoom = () => window.matchMedia('(min-width: 75rem)').matches;
