import { code, lines } from '../code.ts';
import type { Model } from '../shared/prepare-model.ts';

export const vueMainFile = () => code`
import { createApp } from 'vue';
import App from './App.vue';
import './styles.css';

createApp(App).mount('#app');
`;

/** src/App.vue: the frame around the pages. */
export function vueAppFile(model: Model): string {
  const kinds = [...new Set(model.pages.map((page) => page.kind))];
  const hasCart = kinds.includes('cart');
  const { login, dark } = model.features;
  const hasRecords = model.entities.length > 0;
  const name = (kind: string) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Page`;
  return code`
<script setup>
import { onMounted, onUnmounted, ref, shallowRef, watchEffect } from 'vue';
${lines(
  login && "import { loadAccount } from './account.js';",
  login && "import AccountButton from './components/AccountButton.vue';",
  hasRecords && "import AppDialogs from './components/AppDialogs.vue';",
  dark && "import IconButton from './components/IconButton.vue';",
  hasCart && "import { cartCount, onCart } from './lib/cart.js';",
  "import { currentRoute, linkTo } from './lib/route.js';",
  dark && "import { applyTheme, switchTheme } from './lib/theme.js';",
  "import { app } from './model.js';",
  ...kinds.map((kind) => `import ${name(kind)} from './pages/${name(kind)}.vue';`),
  "import { language, say, setLanguage, t } from './texts.js';",
)}

const pages = {
${kinds.map((kind) => `  ${kind}: ${name(kind)},`).join('\n')}
};

const route = shallowRef(currentRoute());
const spoken = ref(language());
const main = ref(null);
${lines(hasCart && 'const inCart = ref(cartCount());')}
function onHash() {
  route.value = currentRoute();
  window.scrollTo(0, 0);
}

function choose(next) {
  setLanguage(next);
  spoken.value = next;
}

watchEffect(() => {
  const name = say(app.name);
  document.title = spoken.value && app.pages.length > 1 ? say(route.value.page.label) + ' · ' + name : name;
});
${lines(hasCart && '\nconst forgetCart = onCart(() => {\n  inCart.value = cartCount();\n});')}
onMounted(() => {
  window.addEventListener('hashchange', onHash);
${lines(dark && '  applyTheme();', login && '  loadAccount();')}
});
onUnmounted(() => {
  window.removeEventListener('hashchange', onHash);${hasCart ? '\n  forgetCart();' : ''}
});
</script>

<template>
  <div :key="spoken">
    <a class="skip" href="#main" @click.prevent="main.focus()">{{ t('skip') }}</a>
    <header class="top">
      <div class="top-inner">
        <a class="brand" :href="linkTo(app.pages[0])">
          <span class="brand-mark" aria-hidden="true">{{ [...say(app.name)][0] }}</span>
          {{ say(app.name) }}
        </a>
        <nav class="nav" :aria-label="t('menu')">
          <template v-if="app.pages.length > 1">
            <a v-for="page in app.pages" :key="page.key" :href="linkTo(page)" :aria-current="page === route.page ? 'page' : undefined">
              {{ say(page.label) }}${hasCart ? '\n              <span v-if="page.kind === \'cart\' && inCart > 0" class="count">{{ inCart }}</span>' : ''}
            </a>
          </template>
        </nav>
        <div class="top-actions">
${lines(
  login && '          <AccountButton />',
  `          <button type="button" class="button plain" @click="choose(spoken === 'zh' ? 'en' : 'zh')">
            {{ spoken === 'zh' ? 'English' : '中文' }}
          </button>`,
  dark && `          <IconButton :label="t('theme')" icon="theme" @click="switchTheme" />`,
)}
        </div>
      </div>
    </header>
    <main id="main" ref="main" class="main" tabindex="-1">
      <component :is="pages[route.page.kind]" :key="route.page.key + (route.id ?? '')" :page="route.page" :record-id="route.id" />
    </main>
${lines(hasRecords && '    <AppDialogs />')}
  </div>
</template>
`.replace(/\n\n+(?=function onHash|onMounted)/g, '\n\n');
}

export const vueParts: Readonly<Record<string, string>> = {
  'components/AppIcon.vue': code`
<script setup>
import { icons } from '../lib/icons.js';

defineProps({ name: { type: String, required: true } });
</script>

<template>
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path :d="icons[name]" /></svg>
</template>
`,
  'components/AppButton.vue': code`
<script setup>
import AppIcon from './AppIcon.vue';

defineProps({ look: { type: String, default: '' }, icon: { type: String, default: '' }, type: { type: String, default: 'button' } });
</script>

<template>
  <button :type="type" class="button" :class="look">
    <AppIcon v-if="icon" :name="icon" />
    <slot />
  </button>
</template>
`,
  'components/IconButton.vue': code`
<script setup>
import AppIcon from './AppIcon.vue';

defineProps({ label: { type: String, required: true }, icon: { type: String, required: true }, look: { type: String, default: '' } });
</script>

<template>
  <button type="button" class="button plain only-icon" :class="look" :aria-label="label" :title="label">
    <AppIcon :name="icon" />
  </button>
</template>
`,
  'components/PageHead.vue': code`
<script setup>
defineProps({ title: { type: String, required: true } });
</script>

<template>
  <header class="page-head">
    <h1>{{ title }}</h1>
    <div class="page-actions"><slot /></div>
  </header>
</template>
`,
  'components/EmptyNote.vue': code`
<script setup>
import AppIcon from './AppIcon.vue';

defineProps({ title: { type: String, required: true }, hint: { type: String, default: '' } });
</script>

<template>
  <div class="empty">
    <AppIcon name="empty" />
    <h2>{{ title }}</h2>
    <p v-if="hint" class="quiet">{{ hint }}</p>
    <slot />
  </div>
</template>
`,
  'components/WaitingNote.vue': code`
<script setup>
import { t } from '../texts.js';
import AppButton from './AppButton.vue';
import EmptyNote from './EmptyNote.vue';

/** What stands while something loads, or where it could not be loaded. */
defineProps({ error: { type: Error, default: undefined } });
defineEmits(['retry']);
</script>

<template>
  <div v-if="error" class="card" role="alert">
    <EmptyNote :title="t('failed')" :hint="error.message">
      <AppButton look="secondary" @click="$emit('retry')">{{ t('retry') }}</AppButton>
    </EmptyNote>
  </div>
  <p v-else class="quiet" role="status">{{ t('loading') }}</p>
</template>
`,
};

export const vueForms: Readonly<Record<string, string>> = {
  'components/FieldRow.vue': code`
<script setup>
import { computed, useId } from 'vue';
import { isNumber, optionsOf } from '../lib/fields.js';
import { say, t } from '../texts.js';

const props = defineProps({
  field: { type: Object, required: true },
  titles: { type: Object, default: () => ({}) },
  error: { type: String, default: undefined },
});
const value = defineModel({ type: [String, Boolean] });

const inputTypes = { email: 'email', url: 'url', phone: 'tel', date: 'date', 'date-time': 'datetime-local', password: 'password' };
const id = useId();
const isSelect = computed(() => ['choice', 'reference', 'rating'].includes(props.field.type));
const common = computed(() => ({
  id,
  name: props.field.name,
  'aria-invalid': props.error !== undefined,
  'aria-describedby': props.error === undefined ? undefined : id + '-error',
}));
const limits = computed(() => {
  const { field } = props;
  if (!isNumber(field)) return { type: inputTypes[field.type] ?? 'text', maxlength: field.most };
  return { type: 'number', step: field.type === 'integer' ? 1 : 'any', min: field.least, max: field.most, inputmode: 'decimal' };
});
</script>

<template>
  <div class="field">
    <label v-if="field.type === 'boolean'" class="option">
      <input v-model="value" type="checkbox" v-bind="common" />
      {{ say(field.label) }}
    </label>
    <template v-else>
      <label :for="id">
        {{ say(field.label) }}
        <span v-if="!field.required" class="note">{{ t('optional') }}</span>
      </label>
      <select v-if="isSelect" v-model="value" class="input" v-bind="common">
        <option value="">{{ field.required ? t('choose') : t('none') }}</option>
        <option v-for="[key, label] in optionsOf(field, titles)" :key="key" :value="key">{{ label }}</option>
      </select>
      <textarea v-else-if="field.type === 'long-text'" v-model="value" class="input" rows="5" :maxlength="field.most" v-bind="common" />
      <input v-else :value="value" class="input" v-bind="{ ...common, ...limits }" :aria-required="field.required" @input="value = $event.target.value" />
    </template>
    <p v-if="error !== undefined" :id="id + '-error'" class="error">{{ error }}</p>
  </div>
</template>
`,
  'components/RecordForm.vue': code`
<script setup>
import { nextTick, reactive, ref } from 'vue';
import { formValues, recordValues } from '../lib/fields.js';
import { validateRecord } from '../lib/validate.js';
import { t } from '../texts.js';
import AppButton from './AppButton.vue';
import FieldRow from './FieldRow.vue';

/** A form over fields. \`save\` gets the values; what it throws is shown, at the fields where they are named. */
const props = defineProps({
  fields: { type: Array, required: true },
  record: { type: Object, default: undefined },
  titles: { type: Object, default: () => ({}) },
  submitLabel: { type: String, required: true },
  save: { type: Function, required: true },
  cancellable: Boolean,
});
defineEmits(['cancel']);

const texts = reactive(formValues(props.fields, props.record));
const errors = ref({});
const problem = ref('');
const isSending = ref(false);
const form = ref(null);

async function show(found, message = '') {
  const wrong = props.fields.filter((field) => found[field.name] !== undefined);
  errors.value = found;
  problem.value = wrong.length > 0 ? t('fixErrors', { n: wrong.length }) : message;
  await nextTick();
  form.value?.elements.namedItem(wrong[0]?.name)?.focus();
}

async function submit() {
  const values = recordValues(props.fields, texts);
  const found = validateRecord(props, values);
  await show(found);
  if (Object.keys(found).length > 0) return;
  isSending.value = true;
  try {
    await props.save(values);
  } catch (error) {
    await show(error.errors ?? {}, error.message);
  }
  isSending.value = false;
}
</script>

<template>
  <form ref="form" class="form" novalidate @submit.prevent="submit">
    <FieldRow v-for="field in fields" :key="field.name" v-model="texts[field.name]" :field="field" :titles="titles" :error="errors[field.name]" />
    <p v-if="problem" class="form-error" role="alert">{{ problem }}</p>
    <div class="form-actions">
      <AppButton v-if="cancellable" look="secondary" @click="$emit('cancel')">{{ t('cancel') }}</AppButton>
      <AppButton type="submit" :disabled="isSending">{{ submitLabel }}</AppButton>
    </div>
  </form>
</template>
`,
};

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
import { say, t } from '../texts.js';
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
  <AppDialog :title="t(isNew ? 'addOne' : 'editOne', { what: say(entity.label) })" @close="close">
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
import { t } from '../texts.js';
import IconButton from './IconButton.vue';

defineProps({ entity: { type: Object, required: true }, record: { type: Object, required: true } });
const emit = defineEmits(['change']);
const changed = () => emit('change');
</script>

<template>
  <IconButton :label="t('edit') + ': ' + titleOf(entity, record)" icon="edit" @click="edit({ entity, record, onSaved: changed })" />
  <IconButton :label="t('remove') + ': ' + titleOf(entity, record)" icon="remove" look="danger" @click="remove({ entity, record, onRemoved: changed })" />
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

/** src/account.js: who is signed in, and whether they may change things. */
export const vueAccountFile = (login: boolean) =>
  login
    ? code`
import { computed, ref } from 'vue';
import { session } from './api.js';

/** The name of whoever is signed in, or null. */
export const accountName = ref(null);
export const canEdit = computed(() => accountName.value !== null);

export const loadAccount = () =>
  session().then(
    (answer) => {
      accountName.value = answer.name;
    },
    () => undefined,
  );
`
    : code`
import { ref } from 'vue';

/** Everybody may change everything: the app has no accounts. */
export const canEdit = ref(true);
`;

export const vueAccountButtonFile = () => code`
<script setup>
import { computed, ref } from 'vue';
import { accountName } from '../account.js';
import { signIn, signOut, signUp } from '../api.js';
import { t } from '../texts.js';
import AppButton from './AppButton.vue';
import AppDialog from './AppDialog.vue';
import RecordForm from './RecordForm.vue';

const isOpen = ref(false);
const isNew = ref(false);
const both = (word) => ({ zh: t(word), en: t(word) });
const fields = computed(() => [
  { name: 'name', label: both('name'), type: 'text', required: true, least: 2, most: 40 },
  { name: 'password', label: both('password'), type: 'password', required: true, least: isNew.value ? 8 : 1, most: 200 },
]);
const title = computed(() => t(isNew.value ? 'signUp' : 'signIn'));

async function save(account) {
  accountName.value = (await (isNew.value ? signUp(account) : signIn(account))).name;
  isOpen.value = false;
}

async function leave() {
  await signOut().catch(() => undefined);
  accountName.value = null;
}
</script>

<template>
  <AppButton v-if="accountName !== null" look="plain" @click="leave">{{ t('signOut') + ' · ' + accountName }}</AppButton>
  <AppButton v-else look="secondary" @click="isOpen = true">{{ t('signIn') }}</AppButton>
  <AppDialog v-if="isOpen" :title="title" look="small" @close="isOpen = false">
    <RecordForm :key="title" :fields="fields" :submit-label="title" :save="save" />
    <AppButton look="plain" @click="isNew = !isNew">{{ t(isNew ? 'toSignIn' : 'toSignUp') }}</AppButton>
  </AppDialog>
</template>
`;
