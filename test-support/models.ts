// The real models, as set-up left them for this checkout.
import { dirname, join } from 'node:path';
import { createModelStore } from '#server/adapters/models.ts';

const root = dirname(import.meta.dirname);

export const modelsFolder = process.env.MODELS_DIR ?? join(root, 'data/models');

export const models = createModelStore(modelsFolder);
