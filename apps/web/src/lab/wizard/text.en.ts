import type { zh } from './text.zh.ts';

export const en: typeof zh = {
  beta: 'Beta',
  stepsLabel: 'Steps',
  stepOf: (d) => `Step ${d.number} of ${d.count}`,
  stepDone: 'done',
  previous: 'Previous',
  next: 'Next',
  completed: 'Completed',
  completeFirst: 'Please complete the current step first',
  waitForBusy: 'Wait for the current request to finish',
  reason: (d) => `${d.failure}: ${d.reason}`,
  unreachable: 'the server cannot be reached; check the network and try again',
  refused: 'the server did not accept the request',
  cancel: 'Cancel',
  stopped: 'Stopped. This is what was written so far.',
  copyConversation: 'Copy conversation',
  downloadConversation: 'Download Markdown',
  origin: {
    engine: (d) => `${d.engine} · ${d.host}`,
    cost: (d) => `Cost ${d.usd}`,
    fallback: (d) => `The chat model did not respond, so the embedded engine answered. Reason: ${d.text}`,
    cut: {
      length: 'The model stopped at its length limit; the answer may be incomplete.',
      filter: 'The model service withheld the rest; the answer is incomplete.',
    },
  },
  held: {
    left: (d) => `${d.time} left`,
    expired: 'about to be deleted',
    open: (d) => `Open ${d.name}`,
    remove: (d) => `Delete ${d.name} now`,
    confirm: 'Delete',
    keep: 'Keep',
    removed: (d) => `${d.name} is deleted`,
  },
};
