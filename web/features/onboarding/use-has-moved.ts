import { useState } from 'react';
import { useLocation } from 'react-router';

/** Whether another question was shown on this page before: then the one that comes is read out. */
export function useHasMoved(): boolean {
  const { key } = useLocation();
  const [keyOnArrival] = useState(key);
  const [hasMoved, setHasMoved] = useState(false);
  // Kept, since whoever goes back has the key of their arrival again.
  if (!hasMoved && key !== keyOnArrival) setHasMoved(true);
  return hasMoved;
}
