import type { AiProtocol } from '@toolbench/contracts/ai/ai.ts';
import type { Endpoint } from '../../features/ai-settings/endpoint.ts';

type Headers = Readonly<Record<string, string>>;

/** How each protocol carries the key. */
const keyHeaders: Readonly<Record<AiProtocol, (key: string) => Headers>> = {
  openai: (key) => ({ authorization: `Bearer ${key}` }),
  azure: (key) => ({ 'api-key': key }),
  anthropic: (key) => ({ 'x-api-key': key }),
  gemini: (key) => ({ 'x-goog-api-key': key }),
};

const anthropicVersion = { 'anthropic-version': '2023-06-01' };

/** The headers that an endpoint's protocol adds to a request, the key among them. */
export const protocolHeaders = ({ protocol = 'openai', key }: Endpoint): Headers => ({
  ...(protocol === 'anthropic' && anthropicVersion),
  ...(key !== undefined && keyHeaders[protocol](key)),
});

/** An address of Azure whose models are deployments in the path, as before its `/openai/v1`. */
export const isDeploymentAddress = ({ protocol, baseUrl }: Endpoint): boolean =>
  protocol === 'azure' && !/\/v1$/.test(baseUrl);

const usualApiVersion = '2024-10-21';

/**
 * Where a request goes that a library wants to send below the endpoint's address: for Azure's deployments the name of the
 * model stands in the path and the version of the interface in the query.
 */
export function addressedTo(endpoint: Endpoint, model: string, wanted: URL): URL {
  if (!isDeploymentAddress(endpoint)) return wanted;
  const base = new URL(endpoint.baseUrl);
  const root = base.pathname === '/' ? '/openai' : base.pathname;
  const rest = wanted.pathname.slice(base.pathname === '/' ? 0 : base.pathname.length);
  const url = new URL(wanted);
  url.pathname = `${root}/deployments/${encodeURIComponent(model)}${rest}`;
  url.searchParams.set('api-version', endpoint.options?.apiVersion ?? usualApiVersion);
  return url;
}
