import { code } from '../code.ts';

export const vuePostParts = (hasDrafts: boolean): Readonly<Record<string, string>> => ({
  'components/PostMeta.vue': code`
<script setup>
import { computed } from 'vue';
import { ${hasDrafts ? 'cardFields, isPublished' : 'cardFields'} } from '../lib/fields.js';
import FieldValue from './FieldValue.vue';

const props = defineProps({ entity: { type: Object, required: true }, record: { type: Object, required: true }, titles: { type: Object, required: true } });
const fields = computed(() => cardFields(props.entity${hasDrafts ? ', isPublished(props.entity, props.record) ? [props.entity.published?.name] : []' : ''}).filter(({ name }) => (props.record[name] ?? '') !== ''));
</script>

<template>
  <div class="post-meta">
    <span v-for="field in fields" :key="field.name"><FieldValue :field="field" :value="record[field.name]" :titles="titles" /></span>
  </div>
</template>
`,
  'components/PostArticle.vue': code`
<script setup>
import { canEdit } from '../account.js';
import { getRecord } from '../api.js';
import { edit, remove } from '../dialogs.js';
import { firstOf, titleOf } from '../lib/fields.js';
import { loadTitles } from '../lib/records.js';
import { linkTo } from '../lib/route.js';
import { t } from '../texts.js';
import { useLoad } from '../use-load.js';
import AppButton from './AppButton.vue';
import PostMeta from './PostMeta.vue';
import WaitingNote from './WaitingNote.vue';

const props = defineProps({ page: { type: Object, required: true }, entity: { type: Object, required: true }, recordId: { type: Number, required: true } });

const text = firstOf(props.entity, 'long-text');
const load = async () => ({ record: await getRecord(props.entity, props.recordId), titles: await loadTitles(props.entity) });
const { data, error, reload } = useLoad(load);

function leave() {
  location.hash = linkTo(props.page);
}
</script>

<template>
  <WaitingNote v-if="!data" :error="error" @retry="reload" />
  <article v-else class="card article narrow">
    <a :href="linkTo(page)">{{ '← ' + t('back') }}</a>
    <h1>{{ titleOf(entity, data.record) }}</h1>
    <PostMeta :entity="entity" :record="data.record" :titles="data.titles" />
    <div class="article-text">{{ text ? data.record[text.name] : '' }}</div>
    <div v-if="canEdit" class="form-actions">
      <AppButton look="secondary" icon="edit" @click="edit({ entity, record: data.record, onSaved: reload })">{{ t('edit') }}</AppButton>
      <AppButton look="plain danger" icon="remove" @click="remove({ entity, record: data.record, onRemoved: leave })">{{ t('remove') }}</AppButton>
    </div>
  </article>
</template>
`,
});

/** src/pages/PostsPage.vue: articles, and one of them. */
export const vuePostsFile = () => code`
<script setup>
import { canEdit } from '../account.js';
import AppButton from '../components/AppButton.vue';
import BrowseCards from '../components/BrowseCards.vue';
import PostArticle from '../components/PostArticle.vue';
import PostMeta from '../components/PostMeta.vue';
import { edit } from '../dialogs.js';
import { firstOf, shorten, titleOf } from '../lib/fields.js';
import { linkTo } from '../lib/route.js';
import { entityNamed } from '../model.js';
import { labelled, t } from '../texts.js';

const props = defineProps({ page: { type: Object, required: true }, recordId: { type: Number, default: undefined } });

const entity = entityNamed(props.page.entity);
const text = firstOf(entity, 'long-text');

function open(saved) {
  location.hash = linkTo(props.page, saved.id);
}
</script>

<template>
  <PostArticle v-if="recordId !== undefined" :page="page" :entity="entity" :record-id="recordId" />
  <BrowseCards v-else :page="page" :entity="entity" look="posts">
    <template #action>
      <AppButton v-if="canEdit" icon="edit" @click="edit({ entity, onSaved: open })">{{ t('write') }}</AppButton>
    </template>
    <template #card="{ record, titles }">
      <article class="card post">
        <h2><a :href="linkTo(page, record.id)">{{ titleOf(entity, record) }}</a></h2>
        <PostMeta :entity="entity" :record="record" :titles="titles" />
        <p class="quiet">{{ shorten(text ? (record[text.name] ?? '') : '') }}</p>
        <p><a :href="linkTo(page, record.id)" :aria-label="labelled(t('read'), titleOf(entity, record))">{{ t('read') }}</a></p>
      </article>
    </template>
  </BrowseCards>
</template>
`;
