import { joinPart } from '@toolbench/lab/ports.ts';
import { describe, expect, it } from 'vitest';
import { presetStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import { runModelTurn } from '@toolbench/lab/assistant/conversation/model-turn.ts';
import type { Handler } from '../../test-support/ai-services/double.ts';
import { eventsOf, testEngines } from '../../test-support/ai-services/engines.ts';
import { sendJson, sendStream } from '../../test-support/ai-services/send.ts';
import { startDouble } from '../../test-support/ai-services/start-double.ts';

const messages = [{ role: 'user' as const, content: 'q' }];
const usage = { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 };
const chunk = (delta: object, finish: string | null = null, more: object = {}) => ({
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta, finish_reason: finish }],
  ...more,
});
const first = chunk({ role: 'assistant', content: '门禁' });
const said = [first, chunk({ content: ' code 😀.' })];
const end = chunk({}, 'stop');
const line = (event: object) => `data: ${JSON.stringify(event)}`;

/** Bytes with any label, a few at a time, so that lines and letters are cut wherever that can be. */
const send =
  (text: string, type = 'text/event-stream', piece = 3): Handler =>
  async (_asked, response) => {
    const bytes = Buffer.from(text);
    response.writeHead(200, { 'content-type': type });
    for (let at = 0; at < bytes.length; at += piece) {
      response.write(bytes.subarray(at, at + piece));
      await new Promise((resolve) => setImmediate(resolve));
    }
    response.end();
  };

const sendEvents =
  (events: readonly unknown[]): Handler =>
  (_asked, response) =>
    sendStream(response, events);

async function answersTo(...handlers: readonly Handler[]) {
  const double = await startDouble('openai');
  double.answerNext(...handlers);
  const { engines, learned } = testEngines(double.baseUrl);
  const port = await engines.chat();
  const answers = [];
  while (answers.length < handlers.length) {
    const events = await eventsOf(port?.stream({ messages: [{ role: 'system', content: 'rules' }, ...messages] }));
    const text = events.reduce((all, event) => (event.kind === 'text' ? joinPart(all, event) : all), '');
    answers.push({ text, end: events.at(-1), parts: events.length - 1 });
  }
  return { answers, asked: double.asked, learned };
}

const answerTo = async (handler: Handler) => (await answersTo(handler)).answers[0];
const whole = { text: '门禁 code 😀.', end: { kind: 'end', finish: 'stop' } };

describe('[LAB-06] the events of a chat', () => {
  it.each<[string, readonly unknown[]]>([
    ['without choices at the end', [...said, end, { id: 'c', usage }]],
    ['with choices null', [...said, end, { choices: null, usage }]],
    ['without choices at the beginning', [{ id: 'c', model: 'm' }, ...said, end]],
    ['with a delta that is null', [...said, { choices: [{ index: 0, delta: null, finish_reason: null }] }, end]],
    ['with a choice that has no delta', [...said, { choices: [{ index: 0, finish_reason: 'stop' }] }]],
    ['that are empty', ['data:', ...said, 'data: ', end]],
    ['that say nothing', ['data: {}', ...said, 'data: null', 'data: []', end]],
    ['that are pings', ['event: ping\ndata: {"type":"ping"}', ...said, 'data: {"type":"ping"}', 'event: ping', end]],
    ['that are words', ['data: keep-alive', ': OPENROUTER PROCESSING', ...said, 'data: [PING]', 'retry: 100', end]],
    [
      'with members of other types',
      [chunk({ content: '门禁' }, null, { id: 7, created: '1', model: null }), said[1], end],
    ],
    ['with another role', [chunk({ role: 'model', content: '门禁' }), said[1], end]],
    ['with the content in parts', [chunk({ content: [{ type: 'text', text: '门禁' }] }), said[1], end]],
    [
      'with thoughts in parts',
      [chunk({ content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'hm' }] }] }), ...said, end],
    ],
    [
      'with thoughts in other members',
      [chunk({ reasoning_details: [{ type: 'reasoning.text', text: 'hm' }] }), chunk({ thinking: 'hm' }), ...said, end],
    ],
    [
      'with the message instead of a delta',
      [{ choices: [{ index: 0, message: { role: 'assistant', content: whole.text } }] }, end],
    ],
    ['without a reason of the end, but with its mark', said],
    ['with an error that is null', [chunk({ content: '门禁' }, null, { error: null }), said[1], end]],
  ])('%s give the answer', async (_name, events) => {
    expect(await answerTo(sendEvents(events))).toMatchObject(whole);
  });

  const all = [...said, end];
  it.each<[string, string, string?]>([
    ['the mark of the end with blanks', `${[...all.map(line), 'data: [DONE] '].join('\n\n')}\n\n`],
    ['the mark of the end in small letters', `${[...all.map(line), 'data:[done]'].join('\n\n')}\n\n`],
    [
      'something behind the mark of the end',
      `${[...all.map(line), 'data: [DONE]', 'data: bye', line(first)].join('\n\n')}\n\n`,
    ],
    ['lines that end with CR', [...all.map(line), 'data: [DONE]', ''].join('\r\r')],
    ['lines that end with CRLF', [...all.map(line), 'data: [DONE]', ''].join('\r\n\r\n')],
    ['no blank lines', [...all.map(line), 'data: [DONE]', ''].join('\n')],
    [
      'no blank before the data, and one before the colon',
      [...all.map((event) => `data :${JSON.stringify(event)}`), ''].join('\n\n'),
    ],
    [
      'data on several lines',
      `${all.map((event) => JSON.stringify(event, null, 1).replaceAll(/^/gm, 'data: ')).join('\n\n')}\n\n`,
    ],
    ['a byte order mark', `\uFEFF${all.map(line).join('\n\n')}\n\n`],
    ['nothing behind the last event', all.map(line).join('\n\n')],
    ['the label of JSON', `${all.map(line).join('\n\n')}\n\n`, 'application/json'],
    ['no label that is known', `${all.map(line).join('\n\n')}\n\n`, 'application/octet-stream'],
    ['one value a line', all.map((event) => `${JSON.stringify(event)}\n`).join(''), 'application/x-ndjson'],
  ])('with %s give the answer', async (_name, text, type) => {
    expect(await answerTo(send(text, type))).toMatchObject(whole);
    expect(await answerTo(send(text, type, 1_000))).toMatchObject(whole);
  });

  it('[LAB-06] that is over is taken though its connection stays open', async () => {
    const text = [...all.map(line), 'data: [DONE]', ''].join('\n\n');
    const open: Handler = (_asked, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(text);
    };
    expect(await answerTo(open)).toMatchObject(whole);
  });

  it.each(['text/event-stream', 'text/plain', 'application/json; charset=utf-8', 'application/octet-stream'])(
    'in one piece labelled %s give the answer',
    async (type) => {
      const answer = { choices: [{ index: 0, message: { content: whole.text }, finish_reason: 'stop' }], usage };
      for (const indent of [0, 2]) {
        const given = await answerTo(send(JSON.stringify(answer, null, indent), type));
        expect(given).toMatchObject({ ...whole, end: { usage: { inputTokens: 7, outputTokens: 3 } } });
      }
    },
  );

  it.each<[string, unknown]>([
    ['an error object', { error: { message: 'the cluster is on fire', code: 500 } }],
    ['an error that is text', { error: 'the cluster is on fire' }],
    ['an event named error', 'event: error\ndata: {"message":"the cluster is on fire"}'],
    ['an event named error in words', 'event: error\ndata: the cluster is on fire'],
    ['an error of vLLM', { object: 'error', message: 'the cluster is on fire', code: 400 }],
    [
      'an error within a choice',
      { choices: [{ index: 0, delta: {}, finish_reason: 'error', error: { message: 'the cluster is on fire' } }] },
    ],
    ['an error of FastAPI', { detail: 'the cluster is on fire' }],
  ])('keep their text before %s, which is shown in the words of the service', async (_name, event) => {
    const failed = { kind: 'failed', error: { code: 'bad-answer', detail: 'the cluster is on fire' } };
    expect(await answerTo(sendEvents([...said, event]))).toMatchObject({ text: whole.text, end: failed });
  });
});

describe('[LAB-06] a fault in place of an answer', () => {
  it.each<[string, string, string]>([
    ['words of a proxy', 'the cluster is on fire', 'text/plain'],
    ['JSON of MiniMax', '{"base_resp":{"status_code":1,"status_msg":"the cluster is on fire"}}', 'application/json'],
    [
      'an event of MiniMax',
      line({ choices: null, base_resp: { status_code: 1, status_msg: 'the cluster is on fire' } }),
      'text/event-stream',
    ],
    ['an event of a gateway', line({ success: false, message: 'the cluster is on fire' }), 'text/event-stream'],
    ['an event of Baidu', line({ error_code: 3, error_msg: 'the cluster is on fire' }), 'text/event-stream'],
  ])('is told in its words: %s', async (_name, text, type) => {
    for (const piece of [3, 1_000]) {
      expect(await answerTo(send(`${text}\n\n`, type, piece))).toMatchObject({
        text: '',
        end: { kind: 'failed', error: { detail: 'the cluster is on fire' } },
      });
    }
  });
});

describe('[LAB-06] thoughts without a beginning', () => {
  const unopened = [
    chunk({ content: 'Okay, the user wants it. ' }),
    chunk({ content: 'Page 1.\n</think>\n\n' }),
    ...said,
    end,
  ];
  const plain = [...said, end];

  it('are no part of an answer, in pieces and in one', async () => {
    const message = { content: `Okay.\n</think>\n\n${whole.text}` };
    const { answers } = await answersTo(
      sendEvents(unopened),
      (_asked, response) => sendJson(response, 200, { choices: [{ index: 0, message, finish_reason: 'stop' }] }),
      sendEvents(unopened),
    );
    expect(answers).toMatchObject([whole, whole, whole]);
  });

  it('let answers be streamed from the second on where a model leaves none', async () => {
    const { answers } = await answersTo(sendEvents(plain), sendEvents(plain));
    expect(answers).toMatchObject([
      { ...whole, parts: 1 },
      { ...whole, parts: 2 },
    ]);
  });

  it('are taken back where a model that left none before begins to think', async () => {
    const only = [chunk({ content: 'Okay, the user' }), chunk({ content: ' wants it.\n</think>' }), end];
    const { answers } = await answersTo(sendEvents(plain), sendEvents(unopened), sendEvents(plain));
    expect(answers).toMatchObject([whole, whole, { ...whole, parts: 1 }]);
    const silent = await answersTo(sendEvents(plain), sendEvents(only));
    expect(silent.answers[1]).toMatchObject({ text: '', end: { hasOnlyThoughts: true } });
  });

  it('hold back nothing where the service gives thoughts apart', async () => {
    expect(await answerTo(sendEvents([chunk({ reasoning_content: 'hm' }), ...plain]))).toMatchObject({
      ...whole,
      parts: 2,
    });
  });

  it('are no reason to look for their ends within the files of a model that leaves them', async () => {
    const file = 'strip.md\n```\nIt ends with </think> always.\n```\n\nb.txt\n```\nbeta\n```\n';
    const double = await startDouble('openai');
    double.answerNext(sendEvents(unopened), ...[1, 2].map(() => sendEvents([chunk({ content: file }), end])));
    const port = await testEngines(double.baseUrl).engines.chat();
    if (!port) throw new Error('no chat');
    await eventsOf(port.stream({ messages }));
    for (let turns = 0; turns < 2; turns += 1) {
      const wish = { message: 'w', stack: presetStack, findings: [], history: [], files: new Map(), context: [] };
      const steps = runModelTurn({ port, boundary: '@@x1', tokensOf: () => 1 }, wish);
      let step = await steps.next();
      while (!step.done) step = await steps.next();
      expect(step.value.ok && [...step.value.applied.files]).toEqual([
        ['strip.md', 'It ends with </think> always.\n'],
        ['b.txt', 'beta\n'],
      ]);
    }
  });

  it('are not shown where a model that leaves them is cut within them', async () => {
    const cut = [chunk({ content: 'Okay, the user' }), chunk({}, 'length')];
    const { answers } = await answersTo(sendEvents(unopened), sendEvents(cut));
    expect(answers[1]).toMatchObject({ text: '', end: { finish: 'length', hasOnlyThoughts: true } });
  });
});

describe('[LAB-06] calls of tools', () => {
  const call = (value: object) => chunk({ tool_calls: [value] });
  const [a, b, summary] = [
    '{"path":"notes/a.md","content":"# 甲\\n{\\"x\\": [1]}\\n"}',
    '{"path":"notes/b.md","content":"# Beta\\n"}',
    '{"summary":"Two notes."}',
  ];
  const asked = [
    ['write_file', a],
    ['write_file', b],
    ['done', summary],
  ] as const;
  const inPieces = (text: string) =>
    [text.slice(0, 9), text.slice(9, 40), text.slice(40)].filter((piece) => piece !== '');

  async function turn(
    events: readonly unknown[],
    more: readonly (readonly unknown[])[] = [],
    files: ReadonlyMap<string, string> = new Map(),
  ) {
    const double = await startDouble('openai');
    double.answerNext(...[events, ...more].map(sendEvents));
    const port = await testEngines(double.baseUrl).engines.chat();
    if (!port) throw new Error('no chat');
    const tools = { isOffered: () => true, refuse: () => false };
    const wish = {
      message: 'write',
      stack: presetStack,
      findings: [],
      history: [],
      files,
      context: [],
    };
    const steps = runModelTurn({ port, tools, boundary: '@@x1', tokensOf: () => 1 }, wish);
    for (;;) {
      const { value, done } = await steps.next();
      if (done) return value;
    }
  }

  const finish = chunk({}, 'tool_calls');
  it.each<[string, readonly unknown[]]>([
    [
      'without index, in pieces',
      asked.flatMap(([name, text], at) => [
        call({ id: `c${at}`, type: 'function', function: { name, arguments: '' } }),
        ...inPieces(text).map((piece) => call({ function: { arguments: piece } })),
      ]),
    ],
    [
      'without index and id, in pieces',
      asked.flatMap(([name, text]) => [
        call({ function: { name, arguments: '' } }),
        ...inPieces(text).map((piece) => call({ function: { arguments: piece } })),
      ]),
    ],
    [
      'without index, with the id in every piece',
      asked.flatMap(([name, text], at) =>
        inPieces(text).map((piece, part) =>
          call({ id: `c${at}`, function: { ...(part === 0 && { name }), arguments: piece } }),
        ),
      ),
    ],
    [
      'without index, with the name in every piece',
      asked.flatMap(([name, text], at) =>
        inPieces(text).map((piece) => call({ id: `c${at}`, function: { name, arguments: piece } })),
      ),
    ],
    [
      'with one index for all',
      asked.flatMap(([name, text], at) => [
        call({ index: 0, id: `c${at}`, function: { name, arguments: '' } }),
        ...inPieces(text).map((piece) => call({ index: 0, function: { arguments: piece } })),
      ]),
    ],
    [
      'with one index for all, each whole',
      asked.map(([name, text], at) => call({ index: 0, id: `c${at}`, function: { name, arguments: text } })),
    ],
    [
      'with one index and one id for all, each whole',
      asked.map(([name, text]) => call({ index: 0, id: 'call', function: { name, arguments: text } })),
    ],
    [
      'with another id for each piece',
      asked.flatMap(([name, text], at) =>
        inPieces(text).map((piece, part) =>
          call({ index: at, id: `c${at}-${part}`, function: { ...(part === 0 && { name }), arguments: piece } }),
        ),
      ),
    ],
    [
      'with empty names in later pieces',
      asked.flatMap(([name, text], at) =>
        inPieces(text).map((piece, part) =>
          call({
            index: at,
            id: part === 0 ? `c${at}` : '',
            function: { name: part === 0 ? name : '', arguments: piece },
          }),
        ),
      ),
    ],
    [
      'whose later pieces have no function',
      asked.flatMap(([name, text], index) => [
        call({ index, id: `c${index}`, function: { name, arguments: text } }),
        call({ index }),
        call({ index, function: null }),
      ]),
    ],
    [
      'whose arguments are objects',
      asked.map(([name, text], index) =>
        call({ index, id: `c${index}`, function: { name, arguments: JSON.parse(text) as object } }),
      ),
    ],
    [
      'whose arguments are text of JSON',
      asked.map(([name, text], index) =>
        call({ index, id: `c${index}`, function: { name, arguments: JSON.stringify(text) } }),
      ),
    ],
    [
      'that begin with arguments that stand for none',
      asked.flatMap(([name, text], index) => [
        call({ index, id: `c${index}`, function: { name, arguments: '{}' } }),
        call({ index, function: { arguments: text } }),
      ]),
    ],
    [
      'whose name comes after the arguments',
      asked.flatMap(([name, text], index) => [
        call({ index, id: `c${index}`, function: { arguments: text.slice(0, 9) } }),
        call({ index, function: { name, arguments: text.slice(9) } }),
      ]),
    ],
    ['without a function around name and arguments', asked.map(([name, text]) => call({ name, arguments: text }))],
    [
      'all in one event',
      [chunk({ tool_calls: asked.map(([name, text]) => ({ function: { name, arguments: text } })) })],
    ],
    [
      'in pieces between each other',
      [0, 1, 2].flatMap((part) =>
        asked.map(([name, text], index) =>
          call({
            index,
            ...(part === 0 && { id: `c${index}` }),
            function: { ...(part === 0 && { name }), arguments: inPieces(text)[part] ?? '' },
          }),
        ),
      ),
    ],
  ])('%s give the same files', async (_name, events) => {
    const result = await turn([...events, finish]);
    expect(result).toMatchObject({ ok: true, text: 'Two notes.', applied: { refused: [] } });
    expect(result.ok && [...result.applied.files]).toEqual([
      ['notes/a.md', '# 甲\n{"x": [1]}\n'],
      ['notes/b.md', '# Beta\n'],
    ]);
  });

  it.each(['<tool_call>\n%\n</tool_call>', '<tool_call>%</tool_call>', '<tool_call> %\n</tool_call>\n'])(
    'left in the text as %j give the same files and a clean sentence',
    async (form) => {
      const text = asked
        .map(([name, json]) => form.replace('%', () => `{"name":"${name}","arguments":${json}}`))
        .join('\n');
      for (const events of [[chunk({ content: text })], [...text].map((content) => chunk({ content }))]) {
        const result = await turn([...events, end]);
        expect(result).toMatchObject({ ok: true, text: 'Two notes.', applied: { refused: [] } });
        expect(result.ok && [...result.applied.files.keys()]).toEqual(['notes/a.md', 'notes/b.md']);
      }
    },
  );

  it('left in the text rename and delete files, and give arguments as text', async () => {
    const calls = [
      { name: 'write_file', arguments: a },
      { name: 'delete_file', arguments: { path: 'old.md' } },
      { name: 'delete_file', arguments: '{"path":"older.md"}' },
      { name: 'rename_file', parameters: { from: 'x.md', to: 'y.md' } },
      { name: 'done', arguments: summary },
    ];
    const content = calls.map((one) => `<tool_call>\n${JSON.stringify(one)}\n</tool_call>`).join('\n');
    const files = new Map(['old.md', 'older.md', 'x.md', 'kept.md'].map((path) => [path, path]));
    const result = await turn([chunk({ content }), end], [], files);
    expect(result).toMatchObject({ ok: true, text: 'Two notes.', applied: { refused: [] } });
    expect(result.ok && [...result.applied.files.keys()].sort()).toEqual(['kept.md', 'notes/a.md', 'y.md']);
  });

  it('that stay empty are told', async () => {
    const events = [
      call({ index: 0, id: 'c0', function: { name: 'write_file', arguments: a } }),
      call({ index: 1, id: 'c1', function: { name: 'write_file', arguments: '' } }),
      call({ index: 2, id: 'c2', function: { name: 'done', arguments: summary } }),
      finish,
    ];
    const result = await turn(events, [
      [chunk({ content: 'Sorry.' }), end],
      [chunk({ content: 'Sorry.' }), end],
    ]);
    expect(result).toMatchObject({ ok: true, applied: { refused: [{ path: '', problem: 'path-missing' }] } });
    expect(result.ok && [...result.applied.files.keys()]).toEqual(['notes/a.md']);
  });

  it('come with a message that holds none of the thoughts before them', async () => {
    const text = `Okay, two notes.\n</think>\n\nHere they are.\n`;
    const result = await turn([
      chunk({ content: text }),
      call({ index: 0, id: 'c0', function: { name: 'done', arguments: '{}' } }),
      finish,
    ]);
    expect(result).toMatchObject({ ok: true, text: 'Here they are.' });
  });
});

describe('[LAB-06] what is refused is asked otherwise, and remembered', () => {
  const refuse =
    (status: number, body: object): Handler =>
    (_asked, response) =>
      sendJson(response, status, body);
  const good = sendEvents([...said, end]);
  const forbidden = { type: 'extra_forbidden', loc: ['body', 'stream_options'], msg: 'Extra inputs are not permitted' };

  it.each<[string, Handler]>([
    ['Mistral', refuse(422, { object: 'error', message: { detail: [forbidden] }, type: 'invalid_request_error' })],
    ['FastAPI', refuse(422, { detail: [forbidden] })],
    ['a gateway', refuse(400, { errors: ['unknown field: stream_options'] })],
    [
      'a service behind OpenRouter',
      refuse(400, {
        error: {
          message: 'Provider returned error',
          code: 400,
          metadata: { raw: `{"error":{"message":"Unknown parameter: 'stream_options'."}}`, provider_name: 'X' },
        },
      }),
    ],
    ['OpenAI', refuse(400, { error: { message: "Unknown parameter: 'stream_options'.", param: 'stream_options' } })],
  ])('as the usage in streams by %s', async (_name, refusal) => {
    const { answers, asked } = await answersTo(refusal, good, good);
    expect(answers.slice(0, 2)).toMatchObject([whole, whole]);
    expect(asked.map(({ json }) => json.stream_options !== undefined).slice(0, 3)).toEqual([true, false, false]);
  });

  it('as the role of rules', async () => {
    const { answers, asked } = await answersTo(
      refuse(400, { error: { message: 'System role not supported' } }),
      good,
      good,
    );
    expect(answers.slice(0, 2)).toMatchObject([whole, whole]);
    const rules = [{ role: 'user', content: 'rules\n\nq' }];
    expect(asked.slice(1, 3).map(({ json }) => json.messages)).toEqual([rules, rules]);
  });

  it('and told in the words of the service where nothing helps', async () => {
    const body = { object: 'error', message: { detail: [{ loc: ['body', 'messages'], msg: 'the moon is full' }] } };
    expect(await answerTo(refuse(422, body))).toMatchObject({
      end: { error: { code: 'bad-answer', status: 422, detail: 'messages: the moon is full' } },
    });
  });
});
