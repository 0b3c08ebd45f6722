import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type Child,
  createChild,
  getChild,
  listChildren,
  updateChild,
} from '#contract/children.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { call } from './call.ts';
import { childrenKey } from './children-key.ts';
import { playSessionsKey } from './play-sessions-key.ts';

export type NewChild = InputOf<typeof createChild>['body'];
export type ChildFields = InputOf<typeof updateChild>['body'];

/** The children of the user, oldest profile first. */
export function useChildren() {
  return useQuery({ queryKey: childrenKey, queryFn: () => call(listChildren, {}) });
}

export function useChild(id: number) {
  return useQuery({
    queryKey: [...childrenKey, id],
    queryFn: () => call(getChild, { params: { id } }),
    // A form starts from what is stored now, not from what was there when it was last open.
    gcTime: 0,
  });
}

export function useCreateChild() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewChild) => call(createChild, { body }),
    onSuccess: (child) => changeList(queryClient, (children) => [...children, child]),
  });
}

export function useUpdateChild() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: ChildFields & { id: number }) =>
      call(updateChild, { params: { id }, body }),
    onSuccess: async (child) => {
      changeList(queryClient, (children) =>
        children.map((other) => (other.id === child.id ? child : other)),
      );
      // Progress and report name the child, and its age, themselves.
      await queryClient.invalidateQueries({ queryKey: playSessionsKey });
    },
  });
}

/** Changes the list where it has been read; where not, the next screen reads it fresh. */
export function changeList(queryClient: QueryClient, change: (children: Child[]) => Child[]): void {
  queryClient.setQueryData<Child[]>(childrenKey, (children) => children && change(children));
}
