import { useLocation, useNavigate } from 'react-router';

/** What the router calls the entry with which a tab began: there is nothing of ours behind it. */
const FIRST_ENTRY = 'default';

/** Back to where one came from; to `otherwise` where the tab was opened here. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    void (key === FIRST_ENTRY ? navigate(otherwise, { replace: true }) : navigate(-1));
  };
}
