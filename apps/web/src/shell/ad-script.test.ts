import { describe, expect, it } from 'vitest';
import { adScript } from './ad-script.ts';

const script = 'https://ads.example/slot.js';

describe('the ad script', () => {
  it.each(['localhost', '127.0.0.1', '127.8.0.1', '::1', '[::1]', 'app.localhost'])(
    '[SHELL-09] is never loaded on %s',
    (host) => {
      expect(adScript(host, script)).toBeNull();
    },
  );

  it('[SHELL-09] is loaded elsewhere when one is configured', () => {
    expect(adScript('tools.example', script)).toBe(script);
  });

  it.each([undefined, '', 'http://ads.example/slot.js', 'javascript:alert(1)'])(
    '[SHELL-09] is not loaded from %j',
    (configured) => {
      expect(adScript('tools.example', configured)).toBeNull();
    },
  );
});
