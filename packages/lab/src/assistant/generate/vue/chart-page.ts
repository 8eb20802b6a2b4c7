import { code } from '../code.ts';

export const vueBars: Readonly<Record<string, string>> = {
  'components/BarList.vue': code`
<script setup>
import { computed } from 'vue';
import { figure } from '../lib/figures.js';

/** A list of bars; the longest is full. Beside a ring each has the colour of its part. */
const props = defineProps({ groups: { type: Array, required: true }, field: { type: Object, default: undefined }, hasRing: Boolean });
const most = computed(() => Math.max(1, ...props.groups.map(({ value }) => value)));
</script>

<template>
  <ul class="bars">
    <li v-for="{ key, label, value, tone } in groups" :key="key" :class="hasRing ? 'part-' + tone : undefined">
      <div class="bar-text">
        <span>{{ label }}</span>
        <strong class="number">{{ figure(value, field) }}</strong>
      </div>
      <svg class="bar" aria-hidden="true"><rect :width="(100 * Math.max(0, value)) / most + '%'" height="100%" rx="5" /></svg>
    </li>
  </ul>
</template>
`,
  'components/RingChart.vue': code`
<script setup>
/** A ring of at most six parts, 100 long all round, as shares are; the bars beside it have the words. */
defineProps({ parts: { type: Array, required: true } });
</script>

<template>
  <svg class="ring" viewBox="0 0 40 40" aria-hidden="true">
    <circle v-for="({ share, turned, tone }, index) in parts" :key="index" :class="'part-' + tone" cx="20" cy="20" r="15.9155" :stroke-dasharray="share + ' ' + (100 - share)" :stroke-dashoffset="-turned" />
  </svg>
</template>
`,
};

/** src/pages/ChartPage.vue: records counted or summed up. */
export const vueChartFile = () => code`
<script setup>
import { computed } from 'vue';
import { allRecords } from '../api.js';
import BarList from '../components/BarList.vue';
import EmptyNote from '../components/EmptyNote.vue';
import PageHead from '../components/PageHead.vue';
import RingChart from '../components/RingChart.vue';
import WaitingNote from '../components/WaitingNote.vue';
import { fieldNamed, firstOf } from '../lib/fields.js';
import { ringParts, statsOf } from '../lib/figures.js';
import { groupRecords, loadTitles } from '../lib/records.js';
import { entityNamed } from '../model.js';
import { many, say, t } from '../texts.js';
import { useLoad } from '../use-load.js';

const props = defineProps({ page: { type: Object, required: true } });

const entity = entityNamed(props.page.entity);
const by = fieldNamed(entity, props.page.by ?? '') ?? firstOf(entity, 'choice', 'reference', 'date', 'rating', 'boolean') ?? entity.fields[0];
const sum = fieldNamed(entity, props.page.sum ?? '');
const load = async () => ({ records: await allRecords(entity), titles: await loadTitles(entity) });
const { data, error, reload } = useLoad(load);
const groups = computed(() => groupRecords(data.value.records, by, sum, data.value.titles, t('other')));
const parts = computed(() => ringParts(groups.value));
</script>

<template>
  <section>
    <PageHead :title="say(page.label)" />
    <WaitingNote v-if="!data" :error="error" @retry="reload" />
    <div v-else-if="data.records.length === 0" class="card"><EmptyNote :title="t('empty', { what: many(entity) })" /></div>
    <template v-else>
      <dl class="stats">
        <div v-for="[name, value] in statsOf(data.records, sum)" :key="name" class="card stat">
          <dt>{{ name }}</dt>
          <dd class="number">{{ value }}</dd>
        </div>
      </dl>
      <div class="card chart" :class="{ 'no-ring': !parts }" role="group" :aria-label="say(by.label)">
        <RingChart v-if="parts" :parts="parts" />
        <BarList :groups="groups" :field="sum" :has-ring="parts !== undefined" />
      </div>
    </template>
  </section>
</template>
`;
