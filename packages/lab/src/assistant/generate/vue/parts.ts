import { code } from '../code.ts';

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
