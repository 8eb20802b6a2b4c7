import { code, lines } from '../code.ts';

/** src/components/BrowseCards.vue: cards that are searched and loaded page after page. */
export const vueBrowseFile = (hasDrafts: boolean) => code`
<script setup>
import { computed, onUnmounted, reactive, ref, watch } from 'vue';
import { listRecords } from '../api.js';
${lines(hasDrafts && "import { onlyPublished } from '../lib/fields.js';", "import { loadTitles } from '../lib/records.js';")}
import { labelled, many, say, t } from '../texts.js';
import { useLoad } from '../use-load.js';
import AppButton from './AppButton.vue';
import AppIcon from './AppIcon.vue';
import EmptyNote from './EmptyNote.vue';
import PageHead from './PageHead.vue';
import WaitingNote from './WaitingNote.vue';

/** Slots: \`action\` for the head, \`card\` for one record; both get \`reload\`. */
const props = defineProps({
  page: { type: Object, required: true },
  entity: { type: Object, required: true },
  look: { type: String, required: true },
});

const perPage = 12;
const by = props.entity.fields.find(({ ${hasDrafts ? 'name, type' : 'type'} }) => type === 'choice'${hasDrafts ? ' && name !== props.entity.published?.name' : ''});
const what = many(props.entity);
const typed = ref('');
const query = reactive({ perPage, sort: props.entity.order, search: '', ...(by ? { [by.name]: '' } : {}) });
const load = async () => ({ list: await listRecords(props.entity, ${hasDrafts ? '{ ...query, ...onlyPublished(props.entity) }' : 'query'}), titles: await loadTitles(props.entity) });
const { data, error, reload } = useLoad(load, () => JSON.stringify(query));
const isNarrowed = computed(() => query.search !== '' || (by !== undefined && query[by.name] !== ''));

let timer;
watch(typed, (text) => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    query.search = text.trim();
  }, 200);
});
onUnmounted(() => clearTimeout(timer));
</script>

<template>
  <section>
    <PageHead :title="say(page.label)"><slot name="action" :reload="reload" /></PageHead>
    <div class="toolbar" role="search">
      <div class="search">
        <AppIcon name="search" />
        <input v-model="typed" type="search" class="input" :placeholder="t('searchIn', { what })" :aria-label="t('searchIn', { what })" />
      </div>
      <select v-if="by" v-model="query[by.name]" class="input" :aria-label="say(by.label)">
        <option value="">{{ labelled(say(by.label), t('all')) }}</option>
        <option v-for="{ value, label } in by.choices" :key="value" :value="value">{{ say(label) }}</option>
      </select>
    </div>
    <WaitingNote v-if="!data" :error="error" @retry="reload" />
    <div v-else-if="data.list.total === 0" class="card">
      <EmptyNote :title="t(isNarrowed ? 'noMatch' : 'empty', { what })"><slot v-if="!isNarrowed" name="action" :reload="reload" /></EmptyNote>
    </div>
    <template v-else>
      <div :class="look">
        <slot v-for="record in data.list.items" name="card" :record="record" :titles="data.titles" :reload="reload" />
      </div>
      <div class="paging">
        <span role="status">{{ t('total', { n: data.list.total }) }}</span>
        <AppButton v-if="query.perPage < Math.min(data.list.total, 500)" look="secondary" @click="query.perPage = Math.min(500, query.perPage + perPage)">{{ t('next') }}</AppButton>
      </div>
    </template>
  </section>
</template>
`;

/** src/components/RecordTile.vue: a record as a card. */
export const vueTileFile = () => code`
<script setup>
import { computed } from 'vue';
import { firstOf, titleOf, toneOf } from '../lib/fields.js';
import RecordActions from './RecordActions.vue';

/** Slots: \`note\` under the title, and what stands at the foot; \`choice\` gives the colour of the cover. */
const props = defineProps({
  entity: { type: Object, required: true },
  record: { type: Object, required: true },
  choice: { type: Object, default: undefined },
  canEdit: { type: Boolean, required: true },
});
defineEmits(['change']);

const title = computed(() => titleOf(props.entity, props.record));
const text = firstOf(props.entity, 'long-text');
const tone = computed(() => {
  const value = props.record[props.choice?.name];
  return value ? toneOf(props.choice, value) : '';
});
</script>

<template>
  <article class="card tile">
    <div class="cover" :class="tone" aria-hidden="true">{{ [...title][0] }}</div>
    <div class="tile-body">
      <h2>{{ title }}</h2>
      <div v-if="$slots.note"><slot name="note" /></div>
      <p v-if="text" class="tile-text">{{ record[text.name] }}</p>
      <div class="tile-foot"><slot /></div>
      <div v-if="canEdit"><RecordActions :entity="entity" :record="record" @change="$emit('change')" /></div>
    </div>
  </article>
</template>
`;

/** src/pages/GalleryPage.vue: records as tiles. */
export const vueGalleryFile = () => code`
<script setup>
import { canEdit } from '../account.js';
import AppButton from '../components/AppButton.vue';
import BrowseCards from '../components/BrowseCards.vue';
import FieldValue from '../components/FieldValue.vue';
import RecordTile from '../components/RecordTile.vue';
import { edit } from '../dialogs.js';
import { cardFields, firstOf } from '../lib/fields.js';
import { entityNamed } from '../model.js';
import { one, t } from '../texts.js';

const props = defineProps({ page: { type: Object, required: true } });

const entity = entityNamed(props.page.entity);
const choice = firstOf(entity, 'choice');
</script>

<template>
  <BrowseCards :page="page" :entity="entity" look="tiles">
    <template #action="{ reload }">
      <AppButton v-if="canEdit" icon="add" @click="edit({ entity, onSaved: reload })">{{ t('addOne', { what: one(entity) }) }}</AppButton>
    </template>
    <template #card="{ record, titles, reload }">
      <RecordTile :entity="entity" :record="record" :choice="choice" :can-edit="canEdit" @change="reload">
        <span v-for="field in cardFields(entity).slice(0, 3)" :key="field.name"><FieldValue :field="field" :value="record[field.name]" :titles="titles" /></span>
      </RecordTile>
    </template>
  </BrowseCards>
</template>
`;
