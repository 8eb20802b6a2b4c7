import type { AiError, AiErrorCause, AiErrorCode } from './ai.ts';

type Language = 'zh' | 'en';

type Text = (error: AiError) => string;

const seconds = ({ retryAfterMs = 0 }: AiError) => Math.max(Math.ceil(retryAfterMs / 1000), 1);

const isFault = (status = 0) => status >= 500;

const zh: Record<AiErrorCode, Text> = {
  authentication: () => '模型服务不接受当前密钥，请在 AI 设置中检查密钥',
  quota: () => '模型服务的额度已用完，请到服务商处充值或更换密钥',
  rate: (error) =>
    error.retryAfterMs ? `模型服务限制了请求频率，请 ${seconds(error)} 秒后再试` : '模型服务限制了请求频率，请稍后再试',
  timeout: () => '模型服务没有在限定时间内回应，请稍后再试，或换用更快的模型',
  network: () => '连不上模型服务或连接中途断开，请检查服务地址以及服务是否在运行',
  'bad-answer': ({ status }) =>
    isFault(status)
      ? `模型服务内部出错（HTTP ${status}），请稍后再试`
      : `模型服务的回应无法使用${status ? `（HTTP ${status}）` : ''}，请检查服务地址和模型`,
  'model-missing': () => '模型服务没有这个模型，请在 AI 设置中检查模型名称',
  'too-long': () => '内容超过模型的长度上限，请缩短后再试',
  aborted: () => '已取消',
  'daily-cap': () => '今天的用量已到上限，明天（UTC）恢复；上限由 AI_DAILY_TOKENS 和 AI_DAILY_USD 设置',
};

const en: Record<AiErrorCode, Text> = {
  authentication: () => 'The model service does not accept the key; check the key in the AI settings',
  quota: () => 'The credit at the model service is used up; top it up there or use another key',
  rate: (error) =>
    error.retryAfterMs
      ? `The model service limits how often it is called; try again in ${seconds(error)} s`
      : 'The model service limits how often it is called; try again later',
  timeout: () => 'The model service did not answer in time; try again later or choose a faster model',
  network: () =>
    'The model service cannot be reached or the connection broke; check its address and that it is running',
  'bad-answer': ({ status }) =>
    isFault(status)
      ? `Something went wrong in the model service (HTTP ${status}); try again later`
      : `The answer of the model service cannot be used${status ? ` (HTTP ${status})` : ''}; check the address and the model`,
  'model-missing': () => 'The model service does not have this model; check its name in the AI settings',
  'too-long': () => 'The content is longer than the model accepts; shorten it and try again',
  aborted: () => 'Cancelled',
  'daily-cap': () =>
    'The usage of today has reached its cap and starts anew tomorrow (UTC); AI_DAILY_TOKENS and AI_DAILY_USD set the cap',
};

const causes: Record<Language, Record<AiErrorCause, string>> = {
  zh: {
    'unknown-host': '找不到模型服务的主机，请检查地址里的主机名',
    refused: '模型服务的地址上没有服务在运行，请检查主机和端口，并确认服务已启动',
    certificate: '模型服务的证书不受信任，没有发送任何内容；自签名证书请在启动服务器时用 NODE_EXTRA_CA_CERTS 加入信任',
    'no-tls': '模型服务的地址用了 https，但那里没有加密连接；请检查是 http 还是 https',
    'no-text': '模型没有给出任何文字：可能拒绝作答，也可能思考用完了输出长度，请换一种问法或换用别的模型',
    'forbidden-address':
      '模型服务的地址指向链路本地地址、云主机的元数据地址或运营者不允许的内网地址，没有发送任何内容；请填写模型服务自己的地址',
    redirect: '模型服务要求转到别的地址，密钥没有跟过去；如果新地址可信，请把它填到 AI 设置里',
    region: '模型服务不向服务器所在的地区提供，与密钥无关；请换用在这里可用的服务或地址',
    'no-permission': '密钥有效，但无权使用这个模型或功能；请到服务商处开通，或换用别的模型',
    unusable: '模型服务给出的数据无法使用，请换用别的模型，或检查它是否支持这项能力',
    'no-tool-call': '模型没有调用工具，只回答了文字；请换用支持工具调用的模型，或把工具调用设为自动或文本',
    filtered: '模型服务的内容过滤拦下了回答，请换一种问法或换用别的模型',
    'ended-early': '模型服务没有说完就停下了，请稍后再试或换用别的模型',
  },
  en: {
    'unknown-host': 'The host of the model service is not known; check the host name in its address',
    refused: 'Nothing runs at the address of the model service; check host and port, and that the service is started',
    certificate:
      'The certificate of the model service is not trusted, so nothing was sent; start the server with NODE_EXTRA_CA_CERTS to trust one that you signed yourself',
    'no-tls': 'The address of the model service says https, but there is no encryption there; check whether it is http',
    'no-text':
      'The model gave no text: it may have declined, or its thoughts used up the length of the answer; ask in other words or choose another model',
    'forbidden-address':
      'The address of the model service leads to a link-local address, to the metadata address of a cloud or to a private one that the operator refuses, so nothing was sent; enter the address of the service itself',
    redirect:
      'The model service redirects to another address, and the key was not sent there; if you trust that address, enter it in the AI settings',
    region:
      'The model service is not offered where this server is; the key is not the reason. Use a service or an address that is',
    'no-permission':
      'The key is valid but may not use this model or function; have it enabled at the provider or choose another model',
    unusable:
      'What the model service gave cannot be used; choose another model, or check that the service can do this at all',
    'no-tool-call':
      'The model called no tool and answered in words; choose a model that calls tools, or set tool calls to automatic or text',
    filtered: 'The content filter of the model service withheld the answer; ask in other words or choose another model',
    'ended-early': 'The model service stopped before the answer was whole; try again later or choose another model',
  },
};

const paused = {
  zh: (error: AiError) => `多次失败，暂停调用，${seconds(error)} 秒后自动恢复`,
  en: (error: AiError) => `Paused after several failures; calls resume in ${seconds(error)} s`,
};

const stop = { zh: '。', en: '. ' };

const said = {
  zh: (words: string) => `服务原话：“${words}”`,
  en: (words: string) => `The service said: “${words}”`,
};

/** Where the words are ours, not the service's. */
const told: Partial<Record<AiErrorCause, Record<Language, (words: string) => string>>> = {
  redirect: { zh: (words) => `新地址：${words}`, en: (words) => `The other address: ${words}` },
  unusable: { zh: (words) => `详情：${words}`, en: (words) => `Details: ${words}` },
};

/** The sentence for a failure of an engine: what is wrong and what to do, and what the service itself said of it. */
export function aiErrorText(error: AiError, language: Language): string {
  const text = error.cause ? causes[language][error.cause] : (language === 'zh' ? zh : en)[error.code](error);
  const words = error.detail && ((error.cause && told[error.cause]) ?? said)[language](error.detail);
  return [text, words, error.isPaused && paused[language](error)].filter(Boolean).join(stop[language]);
}
