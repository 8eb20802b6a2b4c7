import { code, lines } from '../code.ts';
import type { Model } from '../shared/prepare-model.ts';

const searchBox = `      <div class="search">
        <AppIcon name="search" />
        <input v-model="typed" type="search" class="input" :placeholder="t('searchIn', { what })" :aria-label="t('searchIn', { what })" />
      </div>`;

const filterBoxes = `      <select v-for="field in filters" :key="field.name" class="input" :aria-label="say(field.label)" :value="query[field.name] ?? ''" @change="change({ [field.name]: $event.target.value })">
        <option value="">{{ labelled(say(field.label), t('all')) }}</option>
        <option v-for="[value, label] in optionsOf(field, data?.titles)" :key="value" :value="value">{{ label }}</option>
      </select>`;

const sortBox = `      <select class="input" :aria-label="t('sortBy')" :value="query.sort" @change="change({ sort: $event.target.value })">
        <option value="-id">{{ t('newest') }}</option>
        <template v-for="{ name, label } in sortable" :key="name">
          <option :value="name">{{ say(label) + ' ↑' }}</option>
          <option :value="'-' + name">{{ say(label) + ' ↓' }}</option>
        </template>
      </select>`;

const restingSearch = `const typed = ref('');
let timer;
watch(typed, (text) => {
  clearTimeout(timer);
  timer = setTimeout(() => change({ search: text.trim() }), 200);
});
onUnmounted(() => clearTimeout(timer));`;

/** src/pages/ListPage.vue: a table with search, filters, order and pages. */
export function vueListFile({ features }: Model): string {
  const { search, filter, sort, paging, csv } = features;
  const hasTools = search || filter || sort;
  return code`
<script setup>
import { computed, ${search ? 'onUnmounted, ' : ''}reactive${search ? ', ref, watch' : ''} } from 'vue';
${lines(
  "import { canEdit } from '../account.js';",
  "import { changeRecord, listRecords } from '../api.js';",
  "import AppButton from '../components/AppButton.vue';",
  search && "import AppIcon from '../components/AppIcon.vue';",
  "import EmptyNote from '../components/EmptyNote.vue';",
  "import FieldValue from '../components/FieldValue.vue';",
  "import IconButton from '../components/IconButton.vue';",
  "import PageHead from '../components/PageHead.vue';",
  "import RecordActions from '../components/RecordActions.vue';",
  "import WaitingNote from '../components/WaitingNote.vue';",
  "import { edit, fail } from '../dialogs.js';",
  csv && "import { exportCsv } from '../lib/csv.js';",
  `import { columnsOf, isDone, isNumber, ${filter ? 'optionsOf, ' : ''}titleOf } from '../lib/fields.js';`,
  "import { loadTitles } from '../lib/records.js';",
  "import { entityNamed } from '../model.js';",
  "import { labelled, many, one, say, t } from '../texts.js';",
  "import { useLoad } from '../use-load.js';",
)}

const props = defineProps({ page: { type: Object, required: true } });

const perPage = ${paging ? 10 : 500};
const entity = entityNamed(props.page.entity);
const what = many(entity);
const columns = columnsOf(entity);
${lines(
  filter &&
    "const filters = entity.fields.filter(({ type }) => ['choice', 'boolean', 'reference'].includes(type)).slice(0, 3);",
  sort && "const sortable = columns.filter(({ type }) => type !== 'reference' && type !== 'boolean');",
)}
const query = reactive({ page: 1, perPage, sort: entity.order });
const load = async () => ({ list: await listRecords(entity, query), titles: await loadTitles(entity) });
const { data, error, reload } = useLoad(load, () => JSON.stringify(query));
const lastPage = computed(() => Math.max(1, Math.ceil((data.value?.list.total ?? 0) / perPage)));
const isNarrowed = computed(() => Object.keys(query).some((key) => !['page', 'perPage', 'sort'].includes(key) && query[key] !== ''));
const change = (changes) => Object.assign(query, { page: 1 }, changes);
const lookOf = (field) => (field.name === entity.titleField ? 'title' : isNumber(field) && field.type !== 'rating' ? 'number' : undefined);
const tick = (record, field, event) => changeRecord(entity, record.id, { [field.name]: event.target.checked }).then(reload, fail);
${lines(search && `\n${restingSearch}`)}
</script>

<template>
  <section>
    <PageHead :title="say(page.label)">
${lines(csv && `      <AppButton look="secondary" icon="download" @click="exportCsv(entity, query, data?.titles).catch(fail)">{{ t('exportCsv') }}</AppButton>`)}
      <AppButton v-if="canEdit" icon="add" @click="edit({ entity, onSaved: reload })">{{ t('addOne', { what: one(entity) }) }}</AppButton>
    </PageHead>
${lines(hasTools && `    <div class="toolbar" role="search">\n${lines(search && searchBox, filter && filterBoxes, sort && sortBox)}\n    </div>`)}
    <div aria-live="polite">
      <WaitingNote v-if="!data" :error="error" @retry="reload" />
      <div v-else-if="data.list.items.length === 0" class="card">
        <EmptyNote :title="t(isNarrowed ? 'noMatch' : 'empty', { what })" :hint="isNarrowed ? '' : t('emptyHint')">
          <AppButton v-if="canEdit && !isNarrowed" icon="add" @click="edit({ entity, onSaved: reload })">{{ t('addOne', { what: one(entity) }) }}</AppButton>
        </EmptyNote>
      </div>
      <div v-else class="card">
        <table class="table">
          <thead>
            <tr>
              <th v-for="field in columns" :key="field.name" scope="col" :class="lookOf(field) === 'number' ? 'number' : undefined">{{ say(field.label) }}</th>
              <th v-if="canEdit"><span class="visually-hidden">{{ t('edit') }}</span></th>
            </tr>
          </thead>
          <tbody>
            <tr v-for="record in data.list.items" :key="record.id" :class="{ 'is-done': isDone(entity, record) }">
              <td v-for="field in columns" :key="field.name" :class="lookOf(field)" :data-label="field.name === entity.titleField ? undefined : say(field.label)">
                <input v-if="field.type === 'boolean'" type="checkbox" :checked="record[field.name]" :disabled="!canEdit" :aria-label="labelled(say(field.label), titleOf(entity, record))" @change="tick(record, field, $event)" />
                <FieldValue v-else :field="field" :value="record[field.name]" :titles="data.titles" />
              </td>
              <td v-if="canEdit" class="actions"><RecordActions :entity="entity" :record="record" @change="reload" /></td>
            </tr>
          </tbody>
        </table>
      </div>
      <div v-if="data" class="paging">
        <span>{{ data.list.total > 0 ? t('total', { n: data.list.total }) : '' }}</span>
        <div v-if="lastPage > 1">
          <IconButton :label="t('previous')" icon="previous" :disabled="query.page <= 1" @click="change({ page: query.page - 1 })" />
          <span>{{ t('page', { n: query.page, m: lastPage }) }}</span>
          <IconButton :label="t('next')" icon="next" :disabled="query.page >= lastPage" @click="change({ page: query.page + 1 })" />
        </div>
      </div>
    </div>
  </section>
</template>
`;
}

/** src/pages/BoardPage.vue: a column for each choice. */
export const vueBoardFile = () => code`
<script setup>
import { ref } from 'vue';
import { canEdit } from '../account.js';
import { allRecords, changeRecord } from '../api.js';
import AppButton from '../components/AppButton.vue';
import FieldValue from '../components/FieldValue.vue';
import IconButton from '../components/IconButton.vue';
import PageHead from '../components/PageHead.vue';
import RecordActions from '../components/RecordActions.vue';
import WaitingNote from '../components/WaitingNote.vue';
import { edit, fail, toast } from '../dialogs.js';
import { cardFields, choiceLabel, fieldNamed, titleOf, toneOf } from '../lib/fields.js';
import { loadTitles } from '../lib/records.js';
import { entityNamed } from '../model.js';
import { labelled, one, say, t } from '../texts.js';
import { useLoad } from '../use-load.js';

const props = defineProps({ page: { type: Object, required: true } });

const entity = entityNamed(props.page.entity);
const by = fieldNamed(entity, props.page.by);
const over = ref('');
const load = async () => ({ records: await allRecords(entity, { sort: entity.order }), titles: await loadTitles(entity) });
const { data, error, reload } = useLoad(load);

const recordsOf = (choice) => data.value.records.filter((record) => record[by.name] === choice.value);
const fieldsOf = (record) => cardFields(entity, [by.name]).filter(({ name }) => (record[name] ?? '') !== '').slice(0, 4);
const add = (preset) => edit({ entity, preset, onSaved: reload });

async function move(id, value) {
  try {
    await changeRecord(entity, id, { [by.name]: value });
    toast(t('moved', { what: choiceLabel(by, value) }));
    await reload();
  } catch (failure) {
    fail(failure);
  }
}

function drop(choice, event) {
  over.value = '';
  const id = Number(event.dataTransfer.getData('text/plain'));
  if (canEdit.value && Number.isSafeInteger(id) && id > 0) move(id, choice.value);
}
</script>

<template>
  <section>
    <PageHead :title="say(page.label)">
      <AppButton v-if="canEdit" icon="add" @click="add()">{{ t('addOne', { what: one(entity) }) }}</AppButton>
    </PageHead>
    <WaitingNote v-if="!data" :error="error" @retry="reload" />
    <div v-else class="board">
      <section
        v-for="choice in by.choices"
        :key="choice.value"
        class="column"
        :class="{ 'is-over': over === choice.value }"
        :aria-label="say(choice.label)"
        @dragover.prevent="over = choice.value"
        @dragleave="over = ''"
        @drop.prevent="drop(choice, $event)"
      >
        <div class="column-head">
          <h2>
            <span class="chip" :class="toneOf(by, choice.value)">{{ say(choice.label) }}</span>
            <span class="quiet">{{ ' ' + recordsOf(choice).length }}</span>
          </h2>
          <IconButton v-if="canEdit" :label="labelled(t('add'), say(choice.label))" icon="add" @click="add({ [by.name]: choice.value })" />
        </div>
        <ul class="form">
          <li v-for="record in recordsOf(choice)" :key="record.id" class="card ticket" :draggable="canEdit" @dragstart="$event.dataTransfer.setData('text/plain', String(record.id))">
            <h3>{{ titleOf(entity, record) }}</h3>
            <div v-if="fieldsOf(record).length > 0" class="ticket-foot">
              <span v-for="field in fieldsOf(record)" :key="field.name"><FieldValue :field="field" :value="record[field.name]" :titles="data.titles" /></span>
            </div>
            <div v-if="canEdit" class="ticket-actions">
              <select class="input" :aria-label="labelled(t('moveTo'), titleOf(entity, record))" :value="record[by.name]" @change="move(record.id, $event.target.value)">
                <option v-for="{ value, label } in by.choices" :key="value" :value="value">{{ say(label) }}</option>
              </select>
              <RecordActions :entity="entity" :record="record" @change="reload" />
            </div>
          </li>
        </ul>
      </section>
    </div>
  </section>
</template>
`;

/** src/pages/CalendarPage.vue: a month of records. */
export const vueCalendarFile = () => code`
<script setup>
import { computed, ref } from 'vue';
import { canEdit } from '../account.js';
import { allRecords } from '../api.js';
import AppButton from '../components/AppButton.vue';
import IconButton from '../components/IconButton.vue';
import PageHead from '../components/PageHead.vue';
import WaitingNote from '../components/WaitingNote.vue';
import { edit } from '../dialogs.js';
import { dayOf, fieldNamed, formatDate, monthName, titleOf } from '../lib/fields.js';
import { weeksOf } from '../lib/records.js';
import { entityNamed } from '../model.js';
import { labelled, one, say, t } from '../texts.js';
import { useLoad } from '../use-load.js';

const props = defineProps({ page: { type: Object, required: true } });

const entity = entityNamed(props.page.entity);
const by = fieldNamed(entity, props.page.by);
const today = dayOf(new Date());
const month = ref(new Date());
const weeks = computed(() => weeksOf(month.value.getFullYear(), month.value.getMonth()));
const { data, error, reload } = useLoad(() => allRecords(entity, { sort: by.name }));

const recordsOf = (day) => data.value.filter((record) => record[by.name]?.startsWith(day));
const timeOf = (record) => record[by.name].slice(11);
const open = (options) => edit({ entity, ...options, onSaved: reload });
const add = (day) => open({ preset: { [by.name]: by.type === 'date' ? day : day + 'T09:00' } });

function go(months) {
  month.value = new Date(month.value.getFullYear(), month.value.getMonth() + months);
}
</script>

<template>
  <section>
    <PageHead :title="say(page.label)">
      <h2 aria-live="polite">{{ monthName(month.getFullYear(), month.getMonth()) }}</h2>
      <IconButton :label="t('previousMonth')" icon="previous" @click="go(-1)" />
      <AppButton look="secondary" @click="month = new Date()">{{ t('today') }}</AppButton>
      <IconButton :label="t('nextMonth')" icon="next" @click="go(1)" />
      <AppButton v-if="canEdit" icon="add" @click="open({})">{{ t('addOne', { what: one(entity) }) }}</AppButton>
    </PageHead>
    <WaitingNote v-if="!data" :error="error" @retry="reload" />
    <div v-else class="card">
      <table class="calendar">
        <thead>
          <tr>
            <th v-for="name in t('weekdays').split(' ')" :key="name" scope="col">{{ name }}</th>
          </tr>
        </thead>
        <tbody>
          <tr v-for="week in weeks" :key="week[0].day">
            <td v-for="{ day, isOfMonth } in week" :key="day" :class="{ 'is-other': !isOfMonth, 'is-today': day === today }">
              <button v-if="canEdit" type="button" class="day" :aria-label="labelled(t('add'), formatDate(day))" @click="add(day)">{{ Number(day.slice(8)) }}</button>
              <span v-else class="day">{{ Number(day.slice(8)) }}</span>
              <button v-for="record in recordsOf(day)" :key="record.id" type="button" class="event" :title="titleOf(entity, record)" :disabled="!canEdit" @click="open({ record })">
                <span v-if="by.type !== 'date'" class="event-time">{{ timeOf(record) }}</span>
                {{ titleOf(entity, record) }}
              </button>
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  </section>
</template>
`;
