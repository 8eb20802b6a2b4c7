import { code } from '../code.ts';

export const vueRecordParts: Readonly<Record<string, string>> = {
  'use-load.js': code`
import { onUnmounted, shallowRef, watch } from 'vue';

/** Loads now and when what \`source\` gives changes: \`{ data, error, reload }\`; what comes too late is dropped. */
export function useLoad(load, source = () => '') {
  const data = shallowRef();
  const error = shallowRef();
  let turn = 0;

  async function reload() {
    const own = ++turn;
    try {
      const loaded = await load();
      if (own !== turn) return;
      data.value = loaded;
      error.value = undefined;
    } catch (failure) {
      if (own === turn) error.value = failure;
    }
  }

  watch(source, reload, { immediate: true });
  onUnmounted(() => turn++);
  return { data, error, reload };
}
`,
  'dialogs.js': code`
import { reactive, shallowRef } from 'vue';
import { loadTitles } from './lib/records.js';

/** The dialog that is open: \`{ kind, entity, record, … }\`, or nothing. */
export const openDialog = shallowRef();
export const toasts = reactive([]);

/** Says for a few seconds what was done, or what went wrong. */
export function toast(text, look = '') {
  const shown = { text, look, key: Math.random() };
  toasts.push(shown);
  setTimeout(() => toasts.splice(toasts.findIndex(({ key }) => key === shown.key), 1), 4000);
}

export const fail = (error) => toast(error.message, 'bad');

/** Opens a form for a new record, or for changes to one; \`onSaved\` gets what was stored. */
export function edit(options) {
  return loadTitles(options.entity).then((titles) => {
    openDialog.value = { kind: 'edit', ...options, titles };
  }, fail);
}

/** Asks before a record is deleted. */
export function remove(options) {
  openDialog.value = { kind: 'remove', ...options };
}
`,
  'components/AppDialog.vue': code`
<script setup>
import { onMounted, ref } from 'vue';
import { t } from '../texts.js';
import IconButton from './IconButton.vue';

defineProps({ title: { type: String, required: true }, look: { type: String, default: '' } });
defineEmits(['close']);

const dialog = ref(null);
onMounted(() => dialog.value.showModal());
</script>

<template>
  <dialog ref="dialog" class="dialog" :class="look" :aria-label="title" @close="$emit('close')">
    <div class="dialog-head">
      <h2>{{ title }}</h2>
      <IconButton :label="t('close')" icon="close" @click="$emit('close')" />
    </div>
    <slot />
  </dialog>
</template>
`,
  'components/EditDialog.vue': code`
<script setup>
import { changeRecord, createRecord } from '../api.js';
import { openDialog, toast } from '../dialogs.js';
import { one, t } from '../texts.js';
import AppDialog from './AppDialog.vue';
import RecordForm from './RecordForm.vue';

const { entity, record, preset = {}, titles, onSaved } = openDialog.value;
const isNew = record === undefined;
const fields = entity.fields.map((field) => (Object.hasOwn(preset, field.name) ? { ...field, preset: preset[field.name] } : field));

function close() {
  openDialog.value = undefined;
}

async function save(values) {
  const saved = await (isNew ? createRecord(entity, values) : changeRecord(entity, record.id, values));
  toast(t(isNew ? 'created' : 'saved'));
  close();
  onSaved(saved);
}
</script>

<template>
  <AppDialog :title="t(isNew ? 'addOne' : 'editOne', { what: one(entity) })" @close="close">
    <RecordForm :fields="fields" :record="record" :titles="titles" :submit-label="t('save')" :save="save" cancellable @cancel="close" />
  </AppDialog>
</template>
`,
  'components/RemoveDialog.vue': code`
<script setup>
import { removeRecord } from '../api.js';
import { fail, openDialog, toast } from '../dialogs.js';
import { titleOf } from '../lib/fields.js';
import { t } from '../texts.js';
import AppButton from './AppButton.vue';
import AppDialog from './AppDialog.vue';

const { entity, record, onRemoved } = openDialog.value;

function close() {
  openDialog.value = undefined;
}

async function confirm() {
  try {
    await removeRecord(entity, record.id);
    toast(t('removed'));
    onRemoved();
  } catch (error) {
    fail(error);
  }
  close();
}
</script>

<template>
  <AppDialog :title="t('removeQuestion', { what: titleOf(entity, record) })" look="small" @close="close">
    <p class="quiet">{{ t('removeNote') }}</p>
    <div class="form-actions">
      <AppButton look="secondary" @click="close">{{ t('cancel') }}</AppButton>
      <AppButton look="danger" @click="confirm">{{ t('remove') }}</AppButton>
    </div>
  </AppDialog>
</template>
`,
  'components/AppDialogs.vue': code`
<script setup>
import { openDialog, toasts } from '../dialogs.js';
import EditDialog from './EditDialog.vue';
import RemoveDialog from './RemoveDialog.vue';
</script>

<template>
  <EditDialog v-if="openDialog?.kind === 'edit'" />
  <RemoveDialog v-if="openDialog?.kind === 'remove'" />
  <div class="toasts" role="status" aria-live="polite">
    <p v-for="toast in toasts" :key="toast.key" class="toast" :class="toast.look">{{ toast.text }}</p>
  </div>
</template>
`,
  'components/RecordActions.vue': code`
<script setup>
import { edit, remove } from '../dialogs.js';
import { titleOf } from '../lib/fields.js';
import { labelled, t } from '../texts.js';
import IconButton from './IconButton.vue';

defineProps({ entity: { type: Object, required: true }, record: { type: Object, required: true } });
const emit = defineEmits(['change']);
const changed = () => emit('change');
</script>

<template>
  <IconButton :label="labelled(t('edit'), titleOf(entity, record))" icon="edit" @click="edit({ entity, record, onSaved: changed })" />
  <IconButton :label="labelled(t('remove'), titleOf(entity, record))" icon="remove" look="danger" @click="remove({ entity, record, onRemoved: changed })" />
</template>
`,
  'components/FieldValue.vue': code`
<script setup>
import { computed } from 'vue';
import { formatValue, toneOf } from '../lib/fields.js';

const props = defineProps({
  field: { type: Object, required: true },
  value: { type: [String, Number, Boolean], default: null },
  titles: { type: Object, default: () => ({}) },
});
const text = computed(() => formatValue(props.field, props.value, props.titles));
</script>

<template>
  <template v-if="text !== ''">
    <span v-if="field.type === 'choice'" class="chip" :class="toneOf(field, value)">{{ text }}</span>
    <span v-else-if="field.type === 'rating'" class="stars" role="img" :aria-label="value + ' / ' + field.most">{{ text }}</span>
    <a v-else-if="field.type === 'url' && /^https?:/.test(value)" :href="value" target="_blank" rel="noopener">{{ text.replace(/^https?:\/\//, '') }}</a>
    <a v-else-if="field.type === 'email'" :href="'mailto:' + value">{{ text }}</a>
    <template v-else>{{ text }}</template>
  </template>
</template>
`,
};
