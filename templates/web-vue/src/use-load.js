import { onUnmounted, shallowRef, watch } from 'vue';

/** Loads now and when what `source` gives changes: `{ data, error, reload }`; what comes too late is dropped. */
export function useLoad(load, source = () => '') {
  const data = shallowRef();
  const error = shallowRef();
  let turn = 0;

  async function reload() {
    const own = ++turn;
    try {
      const loaded = await load();
      if (own !== turn) return;
      data.value = loaded;
      error.value = undefined;
    } catch (failure) {
      if (own === turn) error.value = failure;
    }
  }

  watch(source, reload, { immediate: true });
  onUnmounted(() => turn++);
  return { data, error, reload };
}
