import { code, lines } from '../code.ts';

/** src/pages/ShopPage.vue: products with their prices. */
export const vueShopFile = (hasCart: boolean) => code`
<script setup>
import { canEdit } from '../account.js';
import AppButton from '../components/AppButton.vue';
import BrowseCards from '../components/BrowseCards.vue';
import FieldValue from '../components/FieldValue.vue';
import RecordTile from '../components/RecordTile.vue';
${lines(
  `import { ${hasCart ? 'edit, toast' : 'edit'} } from '../dialogs.js';`,
  hasCart && "import { addToCart } from '../lib/cart.js';",
  `import { ${hasCart ? 'firstOf, formatValue, titleOf' : 'firstOf, formatValue'} } from '../lib/fields.js';`,
  `import { ${hasCart ? 'isManagedElsewhere, isSoldOut, priceField' : 'isManagedElsewhere, priceField'} } from '../lib/shop.js';`,
)}
import { entityNamed } from '../model.js';
import { ${hasCart ? 'labelled, one, t' : 'one, t'} } from '../texts.js';

const props = defineProps({ page: { type: Object, required: true } });

const entity = entityNamed(props.page.entity);
const isManaged = isManagedElsewhere(props.page);
const price = priceField(entity);
const kind = firstOf(entity, 'choice', 'reference');
${hasCart ? "\nfunction buy(record) {\n  addToCart(record.id);\n  toast(labelled(t('inCart'), titleOf(entity, record)));\n}\n" : ''}</script>

<template>
  <BrowseCards :page="page" :entity="entity" look="tiles">
    <template #action="{ reload }">
      <AppButton v-if="canEdit && !isManaged" look="secondary" icon="add" @click="edit({ entity, onSaved: reload })">{{ t('addOne', { what: one(entity) }) }}</AppButton>
    </template>
    <template #card="{ record, titles, reload }">
      <RecordTile :entity="entity" :record="record" :choice="kind?.choices && kind" :can-edit="canEdit && !isManaged" @change="reload">
        <template v-if="kind" #note><FieldValue :field="kind" :value="record[kind.name]" :titles="titles" /></template>
        <span class="price number">{{ price ? formatValue(price, record[price.name]) : '' }}</span>
${lines(
  hasCart &&
    `        <AppButton v-if="isSoldOut(entity, record)" disabled>{{ t('soldOut') }}</AppButton>
        <AppButton v-else icon="cart" @click="buy(record)">{{ t('addToCart') }}</AppButton>`,
)}
      </RecordTile>
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
import { labelled, say, t } from '../texts.js';
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
            <div class="stepper" role="group" :aria-label="labelled(t('quantity'), title)">
              <IconButton :label="labelled(t('less'), title)" icon="less" @click="setQuantity(id, quantity - 1)" />
              <output class="number">{{ quantity }}</output>
              <IconButton :label="labelled(t('more'), title)" icon="add" @click="setQuantity(id, quantity + 1)" />
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
