import { code, lines } from '../code.ts';

export const vueBars: Readonly<Record<string, string>> = {
  'components/BarList.vue': code`
<script setup>
import { computed } from 'vue';
import { figure } from '../lib/figures.js';

/** A list of bars; the longest is full. */
const props = defineProps({ groups: { type: Array, required: true }, field: { type: Object, default: undefined } });
const most = computed(() => Math.max(1, ...props.groups.map(({ value }) => value)));
</script>

<template>
  <ul class="bars">
    <li v-for="{ key, label, value } in groups" :key="key">
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
/** A ring of at most six parts; the bars beside it have the words. */
defineProps({ parts: { type: Array, required: true } });
</script>

<template>
  <svg class="ring" viewBox="0 0 100 100" aria-hidden="true">
    <circle v-for="({ share, turned }, index) in parts" :key="index" :class="'part-' + index" cx="50" cy="50" r="40" pathLength="100" :stroke-dasharray="share + ' ' + (100 - share)" :stroke-dashoffset="-turned" />
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
import { say, t } from '../texts.js';
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
    <div v-else-if="data.records.length === 0" class="card"><EmptyNote :title="t('empty', { what: say(entity.label) })" /></div>
    <template v-else>
      <dl class="stats">
        <div v-for="[name, value] in statsOf(data.records, sum)" :key="name" class="card stat">
          <dt>{{ name }}</dt>
          <dd class="number">{{ value }}</dd>
        </div>
      </dl>
      <div class="card chart" :class="{ 'no-ring': !parts }" role="group" :aria-label="say(by.label)">
        <RingChart v-if="parts" :parts="parts" />
        <BarList :groups="groups" :field="sum" />
      </div>
    </template>
  </section>
</template>
`;

/** src/components/BrowseCards.vue: cards that are searched and loaded page after page. */
export const vueBrowseFile = () => code`
<script setup>
import { computed, onUnmounted, reactive, ref, watch } from 'vue';
import { listRecords } from '../api.js';
import { loadTitles } from '../lib/records.js';
import { say, t } from '../texts.js';
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
const by = props.entity.fields.find(({ type }) => type === 'choice');
const what = say(props.entity.label);
const typed = ref('');
const query = reactive({ perPage, sort: props.entity.order, search: '', ...(by ? { [by.name]: '' } : {}) });
const load = async () => ({ list: await listRecords(props.entity, query), titles: await loadTitles(props.entity) });
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
        <option value="">{{ say(by.label) + ': ' + t('all') }}</option>
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
import { say, t } from '../texts.js';

const props = defineProps({ page: { type: Object, required: true } });

const entity = entityNamed(props.page.entity);
const choice = firstOf(entity, 'choice');
const long = firstOf(entity, 'long-text');
const tone = (record) => (choice && record[choice.name] ? toneOf(choice, record[choice.name]) : '');
</script>

<template>
  <BrowseCards :page="page" :entity="entity" look="tiles">
    <template #action="{ reload }">
      <AppButton v-if="canEdit" icon="add" @click="edit({ entity, onSaved: reload })">{{ t('addOne', { what: say(entity.label) }) }}</AppButton>
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

export const vuePostParts: Readonly<Record<string, string>> = {
  'components/PostMeta.vue': code`
<script setup>
import { computed } from 'vue';
import { cardFields } from '../lib/fields.js';
import FieldValue from './FieldValue.vue';

const props = defineProps({ entity: { type: Object, required: true }, record: { type: Object, required: true }, titles: { type: Object, required: true } });
const fields = computed(() => cardFields(props.entity).filter(({ name }) => (props.record[name] ?? '') !== ''));
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
};

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
import { t } from '../texts.js';

const props = defineProps({ page: { type: Object, required: true }, recordId: { type: Number, default: undefined } });

const entity = entityNamed(props.page.entity);
const text = firstOf(entity, 'long-text');
</script>

<template>
  <PostArticle v-if="recordId !== undefined" :page="page" :entity="entity" :record-id="recordId" />
  <BrowseCards v-else :page="page" :entity="entity" look="posts">
    <template #action="{ reload }">
      <AppButton v-if="canEdit" icon="edit" @click="edit({ entity, onSaved: reload })">{{ t('write') }}</AppButton>
    </template>
    <template #card="{ record, titles }">
      <article class="card post">
        <h2><a :href="linkTo(page, record.id)">{{ titleOf(entity, record) }}</a></h2>
        <PostMeta :entity="entity" :record="record" :titles="titles" />
        <p class="quiet">{{ shorten(text ? (record[text.name] ?? '') : '') }}</p>
        <p><a :href="linkTo(page, record.id)" :aria-label="t('read') + ': ' + titleOf(entity, record)">{{ t('read') }}</a></p>
      </article>
    </template>
  </BrowseCards>
</template>
`;

/** src/pages/ShopPage.vue: products with their prices. */
export const vueShopFile = (hasCart: boolean) => code`
<script setup>
import { canEdit } from '../account.js';
import AppButton from '../components/AppButton.vue';
import BrowseCards from '../components/BrowseCards.vue';
import FieldValue from '../components/FieldValue.vue';
import RecordActions from '../components/RecordActions.vue';
${lines(
  `import { ${hasCart ? 'edit, toast' : 'edit'} } from '../dialogs.js';`,
  hasCart && "import { addToCart } from '../lib/cart.js';",
  "import { firstOf, formatValue, titleOf, toneOf } from '../lib/fields.js';",
  `import { ${hasCart ? 'isSoldOut, priceField' : 'priceField'} } from '../lib/shop.js';`,
)}
import { entityNamed } from '../model.js';
import { say, t } from '../texts.js';

const props = defineProps({ page: { type: Object, required: true } });

const entity = entityNamed(props.page.entity);
const price = priceField(entity);
const kind = firstOf(entity, 'choice', 'reference');
const long = firstOf(entity, 'long-text');
const tone = (record) => (kind?.choices && record[kind.name] ? toneOf(kind, record[kind.name]) : '');
${hasCart ? "\nfunction buy(record) {\n  addToCart(record.id);\n  toast(t('inCart') + ': ' + titleOf(entity, record));\n}\n" : ''}</script>

<template>
  <BrowseCards :page="page" :entity="entity" look="tiles">
    <template #action="{ reload }">
      <AppButton v-if="canEdit" look="secondary" icon="add" @click="edit({ entity, onSaved: reload })">{{ t('addOne', { what: say(entity.label) }) }}</AppButton>
    </template>
    <template #card="{ record, titles, reload }">
      <article class="card tile">
        <div class="cover" :class="tone(record)" aria-hidden="true">{{ [...titleOf(entity, record)][0] }}</div>
        <div class="tile-body">
          <h2>{{ titleOf(entity, record) }}</h2>
          <div v-if="kind"><FieldValue :field="kind" :value="record[kind.name]" :titles="titles" /></div>
          <p v-if="long" class="tile-text">{{ record[long.name] }}</p>
          <div class="tile-foot">
            <span class="price number">{{ price ? formatValue(price, record[price.name]) : '' }}</span>
${lines(
  hasCart &&
    `            <AppButton v-if="isSoldOut(entity, record)" disabled>{{ t('soldOut') }}</AppButton>
            <AppButton v-else icon="cart" @click="buy(record)">{{ t('addToCart') }}</AppButton>`,
)}
          </div>
          <div v-if="canEdit"><RecordActions :entity="entity" :record="record" @change="reload" /></div>
        </div>
      </article>
    </template>
  </BrowseCards>
</template>
`;

/** src/pages/CartPage.vue: what was chosen, and the order. */
export const vueCartFile = () => code`
<script setup>
import { computed, onUnmounted, ref } from 'vue';
import { canEdit } from '../account.js';
import { allRecords, createRecord } from '../api.js';
import AppIcon from '../components/AppIcon.vue';
import EmptyNote from '../components/EmptyNote.vue';
import IconButton from '../components/IconButton.vue';
import PageHead from '../components/PageHead.vue';
import RecordForm from '../components/RecordForm.vue';
import WaitingNote from '../components/WaitingNote.vue';
import { cartItems, clearCart, onCart, setQuantity } from '../lib/cart.js';
import { formatMoney } from '../lib/fields.js';
import { loadTitles } from '../lib/records.js';
import { linkTo } from '../lib/route.js';
import { cartLines, checkoutFields, filledByCart, productEntity, sumOf } from '../lib/shop.js';
import { app, entityNamed } from '../model.js';
import { say, t } from '../texts.js';
import { useLoad } from '../use-load.js';

const props = defineProps({ page: { type: Object, required: true } });

const order = entityNamed(props.page.entity);
const product = productEntity(props.page);
const shop = app.pages.find(({ kind }) => kind === 'shop') ?? app.pages[0];
const items = ref(cartItems());
const isOrdered = ref(false);
const load = async () => ({ products: await allRecords(product), titles: await loadTitles(order) });
const { data, error, reload } = useLoad(load);
const bought = computed(() => cartLines(items.value, data.value.products, product));
const filled = computed(() => filledByCart(order, product, bought.value));
const canOrder = computed(() => canEdit.value && order !== product);

const forget = onCart(() => {
  items.value = cartItems();
});
onUnmounted(forget);

async function save(values) {
  await createRecord(order, { ...values, ...filled.value });
  isOrdered.value = true;
  clearCart();
}
</script>

<template>
  <WaitingNote v-if="!data" :error="error" @retry="reload" />
  <div v-else-if="isOrdered" class="card narrow thanks" role="status">
    <AppIcon name="check" />
    <h2>{{ t('ordered') }}</h2>
    <a class="button" :href="linkTo(shop)">{{ t('toShop') }}</a>
  </div>
  <section v-else>
    <PageHead :title="say(page.label)" />
    <div v-if="bought.length === 0" class="card">
      <EmptyNote :title="t('cartEmpty')" :hint="t('cartHint')"><a class="button" :href="linkTo(shop)">{{ t('toShop') }}</a></EmptyNote>
    </div>
    <div v-else :class="{ cart: canOrder }">
      <div class="card" aria-live="polite">
        <ul>
          <li v-for="{ id, quantity, title, price } in bought" :key="id" class="cart-line">
            <div>
              <h3>{{ title }}</h3>
              <span class="quiet number">{{ formatMoney(price) }}</span>
            </div>
            <div class="stepper" role="group" :aria-label="t('quantity') + ': ' + title">
              <IconButton :label="t('less') + ': ' + title" icon="less" @click="setQuantity(id, quantity - 1)" />
              <output class="number">{{ quantity }}</output>
              <IconButton :label="t('more') + ': ' + title" icon="add" @click="setQuantity(id, quantity + 1)" />
            </div>
            <strong class="number">{{ formatMoney(price * quantity) }}</strong>
          </li>
        </ul>
        <div class="cart-sum">
          <span>{{ t('sumOfCart') }}</span>
          <span class="number">{{ formatMoney(sumOf(bought)) }}</span>
        </div>
      </div>
      <div v-if="canOrder" class="card checkout">
        <RecordForm :fields="checkoutFields(order, filled)" :titles="data.titles" :submit-label="t('checkout')" :save="save" />
      </div>
    </div>
  </section>
</template>
`;
