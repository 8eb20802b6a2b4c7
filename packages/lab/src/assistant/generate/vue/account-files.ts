import { code } from '../code.ts';

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
