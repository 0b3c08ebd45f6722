import { useState } from 'react';
import type { Child } from '#contract/children.ts';

/** Per tab and until it closes: a reload keeps the child, the next evening starts with the first. */
const CHOSEN_CHILD_KEY = 'chosenChildId';

/** The child that this tab is about: the one chosen last, else the first. */
export function findChosenChild(children: readonly Child[]): Child | undefined {
  const id = Number(sessionStorage.getItem(CHOSEN_CHILD_KEY));
  return children.find((child) => child.id === id) ?? children[0];
}

export function useChosenChild(children: readonly Child[]) {
  const [, setChosenId] = useState<number>();
  const choose = (id: number) => {
    sessionStorage.setItem(CHOSEN_CHILD_KEY, String(id));
    setChosenId(id);
  };
  return { child: findChosenChild(children), choose };
}
