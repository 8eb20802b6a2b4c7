import { aiPorts, portFeatures, type AiPort } from '@toolbench/contracts/ai/ai.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { runModelTurn } from '@toolbench/lab/assistant/conversation/model-turn.ts';
import type { TurnResult } from '@toolbench/lab/assistant/conversation/model-turn.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { silentWav } from '../../test-support/ai-services/silent-wav.ts';
import { trials } from '../../features/ai-settings/trials.ts';
import { openService } from '../../test-support/ai-services/double.ts';
import { testEngines } from '../../test-support/ai-services/engines.ts';
import { reply } from '../../test-support/ai-services/asked.ts';
import { strictHandler } from '../../test-support/ai-services/strict-answers.ts';
import type { StrictService } from '../../test-support/ai-services/strict-kit.ts';
import { strictServices, type StrictName } from '../../test-support/ai-services/strict-services.ts';
import { presetStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import { estimateTokens } from './calls/estimate-tokens.ts';

async function open(name: StrictName, port: AiPort) {
  const service: StrictService = strictServices[name];
  const double = await openService(strictHandler(service));
  onTestFinished(double.close);
  const baseUrl = `${new URL(double.baseUrl).origin}${service.base}`;
  const { model = '' } = service.ports[port] ?? {};
  const options = { apiVersion: service.apiVersion };
  return { double, ...testEngines(baseUrl, { model, protocol: service.protocol, options }) };
}

const names = Object.keys(strictServices) as StrictName[];
const cases = names.flatMap((name) =>
  aiPorts.filter((port) => port in strictServices[name].ports).map((port): [StrictName, AiPort] => [name, port]),
);

const byText = { sample: reply, changesBy: 'text' };
const byTools = { sample: 'write_file, done', changesBy: 'tools' };

const { signal } = new AbortController();
const spoken = async () => silentWav(1);

describe.each(cases)('%s', (name, port) => {
  it(`[LAB-05] serves every feature of ${port} at the first try (${strictServices[name].documentation})`, async () => {
    const { engines } = await open(name, port);
    for (const feature of portFeatures[port]) {
      const found = await trials[feature](engines, { signal, spoken });
      expect(found?.error, feature).toBeUndefined();
      if (port === 'embed') expect(found?.dimensions).toBe(4);
      else if (port === 'speak') expect(found?.bytes).toBeGreaterThan(1_000);
      else if (feature !== 'app-by-tools') expect(found?.sample).toBe(reply);
      else expect(found).toMatchObject(['ollama', 'vllm'].includes(name) ? byText : byTools);
    }
  });

  it('[LAB-05] is asked as it wants it from the second time on', async () => {
    const { engines, double } = await open(name, port);
    for (const feature of portFeatures[port]) await trials[feature](engines, { signal, spoken });
    const first = double.asked.length;
    let expected = 0;
    for (const feature of portFeatures[port]) {
      await trials[feature](engines, { signal, spoken });
      const { textsPerCall } = port === 'embed' ? await learnedOf(name) : { textsPerCall: undefined };
      expected += textsPerCall === undefined ? 1 : Math.ceil(limits.ai.textsPerEmbedding / textsPerCall);
    }
    expect(double.asked.length - first).toBe(expected);
  });
});

/** How many texts each service takes at once, by its documentation. */
async function learnedOf(name: StrictName): Promise<{ textsPerCall: number | undefined }> {
  const most: Partial<Record<StrictName, number>> = { qwen: 10, glm: 64, siliconflow: 32 };
  return { textsPerCall: most[name] };
}

describe.each(['kokoro', 'speaches'] as const)('the voices of %s', (name) => {
  it('[VOICE-05] [LAB-05] are those of the language that is spoken', async () => {
    const { engines, double } = await open(name, 'speak');
    const port = await engines.speak();
    for (const language of ['en', 'zh-CN', 'ja']) {
      expect(port?.speaks?.(language)).toBe(true);
      for await (const event of port?.speak({ text: 'test', voice: 'alloy', language, signal }) ?? [])
        expect(event.kind).not.toBe('failed');
    }
    expect(double.asked.map(({ json }) => json.voice)).toEqual(['alloy', 'zf_xiaobei', 'jf_alpha']);
    expect(port?.speaks?.('ko')).toBe(false);
  });
});

const chatServices = names.filter((name) => 'chat' in strictServices[name].ports);

describe.each(chatServices)('the app builder over %s', (name) => {
  it('[LAB-05] has the file written, by tools where the model takes them', async () => {
    const { engines } = await open(name, 'chat');
    const port = await engines.chat();
    if (port === undefined) throw new Error('no engine');
    let isOffered = true;
    const tools = {
      isOffered: () => isOffered,
      refuse: () => {
        isOffered = false;
        return true;
      },
    };
    const parts = { port, boundary: 'b0undary', tokensOf: estimateTokens, tools };
    const stack = presetStack;
    const wish = {
      message: 'Say hello',
      stack,
      findings: [],
      history: [],
      files: new Map<string, string>(),
      context: [],
    };
    const turn = runModelTurn(parts, wish);
    let result: TurnResult | undefined;
    for (;;) {
      const { value, done } = await turn.next();
      if (!done) continue;
      result = value;
      break;
    }
    expect(result).toMatchObject({ ok: true });
    if (isOffered && result.ok) expect([...result.applied.files]).toEqual([['index.html', '<p>hello</p>']]);
    expect(isOffered).toBe(!['ollama', 'vllm'].includes(name));
  });
});
