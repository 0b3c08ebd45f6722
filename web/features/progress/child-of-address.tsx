import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useChildren } from '#web/api/children.ts';
import { findChosenChild } from '#web/browser/chosen-child.ts';

interface ChildOfAddressProps {
  readonly children: (childId: number) => ReactNode;
  /** While it is looked up who is meant. */
  readonly waiting: ReactNode;
}

/** The child that the address names; where it names none, it is completed with the one that was chosen last. */
export function ChildOfAddress({ children, waiting }: ChildOfAddressProps) {
  const [search] = useSearchParams();
  const childId = Number(search.get('childId'));
  return childId > 0 ? children(childId) : <ToChosenChild waiting={waiting} />;
}

function ToChosenChild({ waiting }: Pick<ChildOfAddressProps, 'waiting'>) {
  const { data, isPending } = useChildren();
  if (isPending) return waiting;
  const child = findChosenChild(data ?? []);
  return <Navigate to={child ? `?childId=${child.id}` : '/children'} replace />;
}
