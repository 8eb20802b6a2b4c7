import { recipeSchema } from '@toolbench/contracts/recipe.ts';
import { calls, toolCall } from '@toolbench/contracts/routes.ts';
import { describeArguments } from '@toolbench/tools/outside/arguments.ts';
import { actionsOutside, describeActionOutside, type ActionOutside } from '@toolbench/tools/outside/catalogue.ts';
import type { ObjectSchema } from '@toolbench/kit/schema.ts';

type Language = 'zh' | 'en';

const texts = {
  zh: {
    mcp: '以 MCP（Streamable HTTP）向智能体提供工具',
    mcpBody: '一条 JSON-RPC 2.0 消息',
    mcpAnswer: '结果与进度，server-sent events',
    list: '所有操作，及其参数与结果',
    recipes: '按配方依次运行多个工具，每一步处理上一步的结果',
    notice: '内容会发送到服务器，在内存中处理，不保存，也不写入日志。',
    result: '结果',
    refusal: '拒绝：401 令牌无效，400 请求有误，422 工具没有得出结果，429 次数达到上限，503 服务器正忙',
  },
  en: {
    mcp: 'The tools for agents, as MCP over Streamable HTTP',
    mcpBody: 'One message of JSON-RPC 2.0',
    mcpAnswer: 'Results and progress, as server-sent events',
    list: 'Every action, with what it takes and gives',
    recipes: 'Several tools in a row by a recipe, each on what the one before gave',
    notice: 'What is sent is worked on in the server’s memory, and neither kept nor logged.',
    result: 'The result',
    refusal:
      'Refused: 401 no valid token, 400 not as it should be, 422 the tool gave no result, 429 too many calls, 503 busy',
  },
};

const json = (schema: object) => ({ 'application/json': { schema } });

interface Described {
  readonly summary: string;
  readonly description?: string;
  readonly requestBody?: object;
}

/** A call that a token for tools opens. */
function toolOperation(language: Language, described: Described, answered: object): object {
  const { refusal, notice } = texts[language];
  const refused = { description: refusal, content: json({ $ref: '#/components/schemas/Error' }) };
  const responses = { 200: answered, default: refused };
  const shared = { tags: ['tools'], security: [{ toolToken: [] }] };
  return { ...shared, ...described, description: `${described.description ?? ''}${notice}`, responses };
}

const post = (...parts: Parameters<typeof toolOperation>) => ({ post: toolOperation(...parts) });

/** What an action gives over HTTP: a picture with its bytes. */
function givenOverHttp({ action }: ActionOutside, gives: ObjectSchema): ObjectSchema {
  const bytes = { type: 'string', contentEncoding: 'base64' } as const;
  return action.output === 'picture' ? { ...gives, properties: { ...gives.properties, bytes } } : gives;
}

/** Every action as data, for programs that are to find their way. */
export function listActions(language: Language): Promise<readonly object[]> {
  return Promise.all(
    actionsOutside.map(async (called) => {
      const { about, example, gives } = await describeActionOutside(called);
      return {
        tool: called.tool.key,
        action: called.name,
        about: about[language],
        inputSchema: await describeArguments(called, language),
        outputSchema: givenOverHttp(called, gives),
        example,
      };
    }),
  );
}

async function describeAction(called: ActionOutside, language: Language): Promise<object> {
  const { tool, action } = called;
  const { about, example, gives } = await describeActionOutside(called);
  const described = {
    summary: `${tool.name[language]}${language === 'zh' ? '：' : ': '}${action.label[language]}`,
    description: about[language] + (language === 'en' ? ' ' : ''),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: await describeArguments(called, language), example } },
    },
  };
  return post(language, described, {
    description: texts[language].result,
    content: json(givenOverHttp(called, gives)),
  });
}

function describeRecipes(language: Language): object {
  const steps = [
    { tool: 'json', action: 'unescape' },
    { tool: 'json', action: 'format', options: { sortKeys: true } },
  ];
  const schema = {
    type: 'object',
    properties: { recipe: recipeSchema(), text: { type: 'string' } },
    required: ['recipe'],
  };
  const example = { recipe: { version: 1, title: '', steps }, text: '{\\"b\\":1,\\"a\\":2}' };
  const described = {
    summary: texts[language].recipes,
    requestBody: { required: true, content: { 'application/json': { schema, example } } },
  };
  return post(language, described, { description: texts[language].result, content: json({ type: 'object' }) });
}

/** The calls of the tools as paths of an OpenAPI document, made from the definitions. */
export async function describeToolCalls(language: Language): Promise<Readonly<Record<string, object>>> {
  const { mcp, mcpBody, mcpAnswer, list, result } = texts[language];
  const actions = await Promise.all(
    actionsOutside.map(
      async (called) => [toolCall(called.tool.key, called.name), await describeAction(called, language)] as const,
    ),
  );
  const described = {
    summary: mcp,
    requestBody: { required: true, description: mcpBody, content: json({ type: 'object' }) },
  };
  const answered = { description: mcpAnswer, content: { 'text/event-stream': {} } };
  const listed = toolOperation(language, { summary: list }, { description: result, content: json({ type: 'object' }) });
  const several = { [calls.tools]: { get: listed }, [calls.recipes]: describeRecipes(language) };
  return { [calls.mcp]: post(language, described, answered), ...several, ...Object.fromEntries(actions) };
}
