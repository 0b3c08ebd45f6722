// Everything that the model looks at, as names.
import type { UnitInContext } from '#coding/context.ts';
import type { Code } from '#coding/session.ts';
import { coreOf } from './core.ts';
import { addForm } from './form.ts';
import { addHistory, addSurroundings } from './surroundings.ts';

export function featuresOf(unit: UnitInContext, codesSoFar: readonly Code[]): string[] {
  const features = ['bias'];
  const add = (feature: string) => void features.push(feature);
  const form = coreOf(unit);
  addForm(add, unit, form);
  addSurroundings(add, unit, form);
  addHistory(add, unit, codesSoFar);
  return features;
}
