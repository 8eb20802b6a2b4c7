import { code } from '../code.ts';

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
