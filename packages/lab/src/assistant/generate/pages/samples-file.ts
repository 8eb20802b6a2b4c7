import { jsonText, type Plain } from '../shared/literals.ts';
import type { Model } from '../shared/prepare-model.ts';
import { samplesOf } from '../shared/samples.ts';
import { hidesDrafts } from '../shared/server-entity.ts';

/** test/samples.json: a record of each kind for the tests of the pages, which refer to the first of what they refer to. */
export const pageSamplesFile = (model: Model) =>
  jsonText(
    samplesOf(model).map(({ plural, values, references, textField, published, draft, limit }) => ({
      plural,
      textField,
      values: { ...values, ...published, ...Object.fromEntries(Object.keys(references).map((name) => [name, 1])) },
      draft: hidesDrafts(model) ? draft : null,
      limit,
    })) as unknown as Plain,
  );
