import { code, lines } from '../code.ts';
import type { Model } from '../shared/prepare-model.ts';
import { hidesDrafts } from '../shared/server-entity.ts';

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
  login && `import { ${hidesDrafts(model) ? 'accountName, ' : ''}loadAccount } from './account.js';`,
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
      <component :is="pages[route.page.kind]" :key="route.page.key + (route.id ?? '')${hidesDrafts(model) ? " + (accountName ?? '')" : ''}" :page="route.page" :record-id="route.id" />
    </main>
${lines(hasRecords && '    <AppDialogs />')}
  </div>
</template>
`.replace(/\n\n+(?=function onHash|onMounted)/g, '\n\n');
}
