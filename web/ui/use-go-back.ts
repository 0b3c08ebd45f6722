import { useLocation, useNavigate } from 'react-router';

/** Back as the phone's own button has it. On the first page of a visit there is nothing to go back to: then it leads to a page of ours. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  return () => void (isFirst ? navigate(otherwise) : navigate(-1));
}
