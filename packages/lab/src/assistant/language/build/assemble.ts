import type { AppCalculation, AppEntity, AppFamily, AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { buildEntity, toldEntity } from './build-entity.ts';
import { withActs } from './act-fields.ts';
import { featuresOf, orderOf } from './app-features.ts';
import { nameOf } from './app-name.ts';
import { buildPages } from './build-pages.ts';
import { withSeeds } from './build-seeds.ts';
import { withNeededFields } from './needed-fields.ts';
import { type Act } from '../read/find/find-acts.ts';
import { type Wishes } from '../read/find/find-wishes.ts';
import { type Gathered } from '../read/gather.ts';
import { isRule } from '../read/is-rule.ts';
import { localeOf } from '../read/sentence/normalise.ts';
import { isNameless, withoutNames } from '../read/find/nameless.ts';
import { nameOfOwner, siteName } from '../read/find/site-name.ts';
import { familyColours } from '../tables/colours.ts';
import { sectionsOf } from '../tables/landing-texts.ts';
import { colourIn } from '../words/colour-lexicon.ts';
import { kebabCase } from '../words/english.ts';

const usualSeeds = 4;
/** Figures say nothing of a few records. */
const dashboardSeeds = 12;
/** What a sentence holds, as far as an app is made of it. */
interface Parts {
  readonly sentence: string;
  readonly unnamed: string;
  readonly name: string | undefined;
  readonly family: AppFamily;
  readonly gathered: Gathered;
  readonly acts: readonly Act[];
  readonly calculations: readonly AppCalculation[];
  readonly wishes: Wishes;
  readonly today: string;
}

/** The fields that were told for a thing; rules and views that stand among them are none. */
const namedFields = ({ fieldsOf }: Gathered, name: string) =>
  (fieldsOf.get(name) ?? []).filter(({ label }) => !isRule(label.zh) && !isRule(label.en));

/** Makes the model of an app out of what was read. */
export function assemble({
  sentence,
  unnamed,
  name,
  family,
  gathered,
  acts,
  calculations,
  wishes,
  today,
}: Parts): AppModel {
  const locale = localeOf(sentence);
  const isSpelledOut = spelledOut.test(unnamed);
  const bare = gathered.things.map((thing, index) =>
    gathered.isTold === true
      ? toldEntity(thing, namedFields(gathered, thing.name), gathered.things)
      : withActs(
          withNeededFields(
            { family, index, isSpelledOut },
            buildEntity(thing, namedFields(gathered, thing.name), gathered.things),
          ),
          index === 0 ? acts : [],
        ),
  );
  const isOfNobody = isNameless(unnamed, family);
  const mainName = bare[0]?.name;
  const countOf = (entity: AppEntity) =>
    family === 'dashboard' && entity.name === mainName ? dashboardSeeds : usualSeeds;
  const entities = withSeeds(isOfNobody ? bare.map(withoutNames) : bare, { locale, today, sentence, countOf });
  const calculation = family === 'calculator' ? [...calculations] : [];
  const site = family === 'landing' ? siteName(unnamed) : nameOfOwner(unnamed, family);
  const label = nameOf(name, family, gathered, calculation[0]?.label ?? site);
  return {
    name: label,
    slug: kebabCase(label.en) || kebabCase(`${family}-app`),
    family,
    locale,
    description: sentence.slice(0, limits.assistant.messageCharacters),
    color: colourIn(unnamed) ?? familyColours[family],
    entities,
    pages: buildPages(family, entities, wishes.pages),
    calculations: calculation,
    sections: family === 'landing' ? sectionsOf(label, wishes.sections) : [],
    features: featuresOf(family, entities, wishes),
    order: orderOf(unnamed, entities),
  };
}

/** “Fields: …”: there are no others. */
const spelledOut = /(?:字段|属性|表头)[^,。;:]{0,4}:|\b(?:fields?|columns?)\s*:/i;
