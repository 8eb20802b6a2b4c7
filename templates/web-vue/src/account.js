import { computed, ref } from 'vue';
import { session } from './api.js';
import { app } from './model.js';

const { login, signUp, visitors } = app.features;

/** The name of whoever is signed in, or null. */
export const accountName = ref(null);
/** Whether whoever looks may change things: the owner alone where visitors come, else all who are signed in. */
export const canEdit = computed(
  () => !login || (visitors ? accountName.value === 'owner' : accountName.value !== null),
);
/** Whether they may send what visitors send. */
export const canSend = computed(() => !signUp || accountName.value !== null);

export const loadAccount = () =>
  session().then(
    (answer) => {
      accountName.value = answer.name;
    },
    () => undefined,
  );
