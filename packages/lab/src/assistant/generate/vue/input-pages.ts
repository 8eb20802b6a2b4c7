import { code } from '../code.ts';
import { jsString } from '../shared/literals.ts';

/** src/pages/FormPage.vue: one form, then thanks. */
export const vueFormPageFile = () => code`
<script setup>
import { ref } from 'vue';
import { createRecord } from '../api.js';
import AppButton from '../components/AppButton.vue';
import AppIcon from '../components/AppIcon.vue';
import PageHead from '../components/PageHead.vue';
import RecordForm from '../components/RecordForm.vue';
import WaitingNote from '../components/WaitingNote.vue';
import { isForStaff } from '../lib/fields.js';
import { loadTitles } from '../lib/records.js';
import { entityNamed } from '../model.js';
import { say, t } from '../texts.js';
import { useLoad } from '../use-load.js';

const props = defineProps({ page: { type: Object, required: true } });

const entity = entityNamed(props.page.entity);
const fields = entity.fields.filter((field) => !isForStaff(field));
const isSent = ref(false);
const { data: titles, error, reload } = useLoad(() => loadTitles(entity));

async function save(values) {
  await createRecord(entity, values);
  isSent.value = true;
}
</script>

<template>
  <section class="narrow">
    <div v-if="isSent" class="card thanks" role="status">
      <AppIcon name="check" />
      <h2>{{ t('sent') }}</h2>
      <AppButton look="secondary" @click="isSent = false">{{ t('sendAnother') }}</AppButton>
    </div>
    <template v-else>
      <PageHead :title="say(page.label)" />
      <WaitingNote v-if="!titles" :error="error" @retry="reload" />
      <div v-else class="card form-card"><RecordForm :fields="fields" :titles="titles" :submit-label="t('submit')" :save="save" /></div>
    </template>
  </section>
</template>
`;

/** src/pages/ResultsPage.vue: what was answered, field by field. */
export const vueResultsFile = () => code`
<script setup>
import { allRecords } from '../api.js';
import BarList from '../components/BarList.vue';
import EmptyNote from '../components/EmptyNote.vue';
import PageHead from '../components/PageHead.vue';
import WaitingNote from '../components/WaitingNote.vue';
import { isNumber } from '../lib/fields.js';
import { averageText, isGrouped, resultFields } from '../lib/figures.js';
import { groupRecords, loadTitles } from '../lib/records.js';
import { entityNamed } from '../model.js';
import { many, say, t } from '../texts.js';
import { useLoad } from '../use-load.js';

const props = defineProps({ page: { type: Object, required: true } });

const entity = entityNamed(props.page.entity);
const load = async () => ({ records: await allRecords(entity), titles: await loadTitles(entity) });
const { data, error, reload } = useLoad(load);
const groupsOf = (field) => groupRecords(data.value.records, field, undefined, data.value.titles, t('other'));
const textsOf = (field) => data.value.records.map((record) => record[field.name]).filter(Boolean).slice(-50);
</script>

<template>
  <section>
    <PageHead :title="say(page.label)">
      <span v-if="data" class="quiet">{{ t('answers', { n: data.records.length }) }}</span>
    </PageHead>
    <WaitingNote v-if="!data" :error="error" @retry="reload" />
    <div v-else-if="data.records.length === 0" class="card"><EmptyNote :title="t('empty', { what: many(entity) })" /></div>
    <div v-else class="results">
      <section v-for="field in resultFields(entity)" :key="field.name" class="card">
        <h2>{{ say(field.label) }}</h2>
        <template v-if="isGrouped(field)">
          <BarList :groups="groupsOf(field)" />
          <p v-if="field.type === 'rating'" class="quiet">{{ averageText(data.records, field) }}</p>
        </template>
        <p v-else-if="isNumber(field)" class="price">{{ averageText(data.records, field) }}</p>
        <ul v-else class="quotes" tabindex="0">
          <li v-for="(text, index) in textsOf(field)" :key="index">{{ text }}</li>
        </ul>
      </section>
    </div>
  </section>
</template>
`;

/** src/pages/ChatPage.vue: messages, oldest first, asked for again every few seconds. */
export const vueChatFile = (slug: string) => code`
<script setup>
import { computed, nextTick, onUnmounted, ref, watch } from 'vue';
import { canEdit } from '../account.js';
import { createRecord, listRecords } from '../api.js';
import AppButton from '../components/AppButton.vue';
import EmptyNote from '../components/EmptyNote.vue';
import PageHead from '../components/PageHead.vue';
import WaitingNote from '../components/WaitingNote.vue';
import { fail } from '../dialogs.js';
import { chatFields, formatDate } from '../lib/fields.js';
import { entityNamed } from '../model.js';
import { say, t } from '../texts.js';
import { useLoad } from '../use-load.js';

const props = defineProps({ page: { type: Object, required: true } });

const every = 3000;
const nameKey = ${jsString(`${slug}.author`)};
const entity = entityNamed(props.page.entity);
const { text, author, time } = chatFields(entity);
const name = ref(localStorage.getItem(nameKey) ?? '');
const said = ref('');
const list = ref(null);
const { data, error, reload } = useLoad(() => listRecords(entity, { sort: '-id', perPage: 100 }));
const records = computed(() => data.value.items.toReversed());
const isMine = (record) => author && name.value.trim() !== '' && record[author.name] === name.value.trim();

watch(
  () => data.value?.items[0]?.id,
  async () => {
    await nextTick();
    if (list.value) list.value.scrollTop = list.value.scrollHeight;
  },
);
const timer = setInterval(reload, every);
onUnmounted(() => clearInterval(timer));

async function send() {
  const values = { [text.name]: said.value.trim(), ...(author ? { [author.name]: name.value.trim() } : {}) };
  if (Object.values(values).includes('')) return;
  localStorage.setItem(nameKey, name.value.trim());
  try {
    await createRecord(entity, values);
    said.value = '';
    await reload();
  } catch (failure) {
    fail(failure);
  }
}
</script>

<template>
  <section>
    <PageHead :title="say(page.label)" />
    <WaitingNote v-if="!data" :error="error" @retry="reload" />
    <div v-else class="card chat">
      <div ref="list" class="messages" role="log" tabindex="0" :aria-label="say(page.label)">
        <EmptyNote v-if="records.length === 0" :title="t('noMessages')" />
        <div v-for="record in records" :key="record.id" class="message" :class="{ 'is-mine': isMine(record) }">
          <div class="message-head">
            <strong v-if="author">{{ record[author.name] }}</strong>
            <span v-if="time && record[time.name]">{{ formatDate(record[time.name]) }}</span>
          </div>
          <p>{{ record[text.name] }}</p>
        </div>
      </div>
      <form v-if="canEdit" class="composer" @submit.prevent="send">
        <input v-if="author" v-model="name" class="input author" required :aria-label="say(author.label)" :placeholder="say(author.label)" :maxlength="author.most" />
        <input v-model="said" class="input" :aria-label="t('say')" :placeholder="t('say')" :maxlength="text.most" autocomplete="off" />
        <AppButton type="submit">{{ t('send') }}</AppButton>
      </form>
    </div>
  </section>
</template>
`;

export const vueCalculatorParts: Readonly<Record<string, string>> = {
  'components/AppCalculator.vue': code`
<script setup>
import { computed, reactive, ref } from 'vue';
import { calculate } from '../lib/calculate.js';
import { formValues } from '../lib/fields.js';
import { say } from '../texts.js';
import FieldRow from './FieldRow.vue';

const props = defineProps({ calculation: { type: Object, required: true } });

const texts = reactive(formValues(props.calculation.inputs));
const touched = ref([]);
const worked = computed(() => calculate(props.calculation, texts));
const errorOf = (field) => (touched.value.includes(field.name) ? worked.value.errors[field.name] : undefined);
</script>

<template>
  <section class="card calculator">
    <form class="calculator-form form" novalidate @submit.prevent>
      <h2>{{ say(calculation.label) }}</h2>
      <FieldRow
        v-for="field in calculation.inputs"
        :key="field.name"
        v-model="texts[field.name]"
        :field="{ ...field, required: true }"
        :error="errorOf(field)"
        @update:model-value="touched.push(field.name)"
      />
    </form>
    <dl class="calculator-result" aria-live="polite">
      <div v-for="result in worked.results" :key="result.name">
        <dt>{{ say(result.label) }}</dt>
        <dd class="number">{{ result.text }}</dd>
      </div>
    </dl>
  </section>
</template>
`,
};

/** src/pages/CalculatorPage.vue: results that follow what is typed in. */
export const vueCalculatorFile = () => code`
<script setup>
import AppCalculator from '../components/AppCalculator.vue';
import PageHead from '../components/PageHead.vue';
import { calculations } from '../lib/calculations.js';
import { say } from '../texts.js';

defineProps({ page: { type: Object, required: true } });
</script>

<template>
  <section>
    <PageHead :title="say(page.label)" />
    <div class="calculators">
      <AppCalculator v-for="calculation in calculations" :key="calculation.key" :calculation="calculation" />
    </div>
  </section>
</template>
`;

/** src/pages/LandingPage.vue: the sections of a page that presents something. */
export const vueLandingFile = () => code`
<script setup>
import { linkTo } from '../lib/route.js';
import { app } from '../model.js';
import { say, t } from '../texts.js';

const props = defineProps({ page: { type: Object, required: true } });

const next = app.pages.find((other) => other !== props.page);
const marks = { features: (index) => index + 1, quotes: () => '“' };

/** The address names pages, so a section is scrolled to without changing it. */
function showSection() {
  document.getElementById('section-1').scrollIntoView();
}
</script>

<template>
  <div class="landing">
    <template v-for="(section, index) in app.sections" :key="index">
      <section v-if="section.kind === 'hero'" class="hero">
        <h1>{{ say(section.title) }}</h1>
        <p>{{ say(section.text) }}</p>
        <a v-if="next" class="button" :href="linkTo(next)">{{ say(next.label) }}</a>
        <a v-else-if="app.sections.length > 1" class="button" href="#section-1" @click.prevent="showSection">{{ t('start') }}</a>
      </section>
      <section v-else :id="'section-' + index">
        <header class="section-head">
          <h2>{{ say(section.title) }}</h2>
          <p class="quiet">{{ say(section.text) }}</p>
        </header>
        <div v-if="section.kind === 'questions'" class="questions">
          <details v-for="(item, at) in section.items" :key="at" class="card">
            <summary>{{ say(item.title) }}</summary>
            <p>{{ say(item.text) }}</p>
          </details>
        </div>
        <ul v-else class="section-items">
          <li v-for="(item, at) in section.items" :key="at" class="card section-item">
            <span v-if="marks[section.kind]" class="section-mark" aria-hidden="true">{{ marks[section.kind](at) }}</span>
            <h3>{{ say(item.title) }}</h3>
            <p>{{ say(item.text) }}</p>
          </li>
        </ul>
      </section>
    </template>
  </div>
</template>
`;
