import { describe, expect, it } from 'vitest';
import { awaitsAddress, nextPreview, noPreview, type PreviewEvent } from './deploy-status.ts';

const after = (...events: readonly PreviewEvent[]) => events.reduce(nextPreview, noPreview);
const started: PreviewEvent = { type: 'started', id: 'p1', url: 'http://x.preview.localhost/', version: 2 };

describe('the status of a preview', () => {
  it('[PREVIEW-02] goes from idle to deploying to deployed', () => {
    expect(noPreview.status).toBe('idle');
    expect(after({ type: 'requested' }).status).toBe('deploying');
    expect(after({ type: 'requested' }, started)).toMatchObject({ status: 'deployed', id: 'p1', version: 2 });
  });

  it('[PREVIEW-02] says why it failed, and forgets that on the next try', () => {
    const failed = after({ type: 'requested' }, { type: 'refused', error: 'no room' });
    expect(failed).toMatchObject({ status: 'failed', error: 'no room' });
    expect(nextPreview(failed, { type: 'requested' })).toMatchObject({ status: 'deploying', error: null });
  });

  it('[PREVIEW-02] returns to idle with its address cleared when it is found missing', () => {
    expect(after({ type: 'requested' }, started, { type: 'missing' })).toMatchObject({
      status: 'idle',
      url: '',
      id: null,
    });
  });

  it('[PREVIEW-01] asks the list while deploying, and while deployed without an address', () => {
    expect(awaitsAddress(noPreview)).toBe(false);
    expect(awaitsAddress(after({ type: 'requested' }))).toBe(true);
    expect(awaitsAddress(after({ type: 'requested' }, { ...started, url: '' }))).toBe(true);
    expect(awaitsAddress(after({ type: 'requested' }, started))).toBe(false);
    expect(awaitsAddress(after({ type: 'requested' }, { type: 'refused', error: '' }))).toBe(false);
  });

  it('[PREVIEW-02] keeps an address entered by hand apart from one of ours', () => {
    const manual = after({ type: 'addressed', url: 'http://127.0.0.1:5173/' });
    expect(manual).toMatchObject({ isManual: true, id: null });
    expect(nextPreview(manual, { type: 'requested' }).isManual).toBe(false);
  });
});
