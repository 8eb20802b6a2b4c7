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

/** src/pages/GalleryPage.vue: records as tiles. */
export const vueGalleryFile = () => code`
<script setup>
import { canEdit } from '../account.js';
import AppButton from '../components/AppButton.vue';
import BrowseCards from '../components/BrowseCards.vue';
import FieldValue from '../components/FieldValue.vue';
import RecordActions from '../components/RecordActions.vue';
import { edit } from '../dialogs.js';
import { cardFields, firstOf, titleOf, toneOf } from '../lib/fields.js';
import { entityNamed } from '../model.js';
import { one, t } from '../texts.js';

const props = defineProps({ page: { type: Object, required: true } });

const entity = entityNamed(props.page.entity);
const choice = firstOf(entity, 'choice');
const long = firstOf(entity, 'long-text');
const tone = (record) => (choice && record[choice.name] ? toneOf(choice, record[choice.name]) : '');
</script>

<template>
  <BrowseCards :page="page" :entity="entity" look="tiles">
    <template #action="{ reload }">
      <AppButton v-if="canEdit" icon="add" @click="edit({ entity, onSaved: reload })">{{ t('addOne', { what: one(entity) }) }}</AppButton>
    </template>
    <template #card="{ record, titles, reload }">
      <article class="card tile">
        <div class="cover" :class="tone(record)" aria-hidden="true">{{ [...titleOf(entity, record)][0] }}</div>
        <div class="tile-body">
          <h2>{{ titleOf(entity, record) }}</h2>
          <p v-if="long" class="tile-text">{{ record[long.name] }}</p>
          <div class="tile-foot">
            <span v-for="field in cardFields(entity).slice(0, 3)" :key="field.name"><FieldValue :field="field" :value="record[field.name]" :titles="titles" /></span>
          </div>
          <div v-if="canEdit"><RecordActions :entity="entity" :record="record" @change="reload" /></div>
        </div>
      </article>
    </template>
  </BrowseCards>
</template>
`;
