import type { AuthTables } from './auth-schema.ts';
import type { AiPort, AiProtocol, ToolUse } from '@toolbench/contracts/ai/ai.ts';
import type { ClusterTables } from './cluster-schema.ts';
import type { DocumentTables } from './document-schema.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/**
 * The tables as the queries see them. Only types that both databases have in common: text, integer (BIGINT in
 * PostgreSQL) and blob. Times are milliseconds since 1970.
 */
export interface Schema extends AuthTables, ClusterTables, DocumentTables, ToolTokenTables {
  ai_engines: {
    port: AiPort;
    base_url: string;
    model: string;
    /** Sealed with the installation's secret; null where the service needs none. */
    sealed_key: string | null;
    tool_use: ToolUse;
    changed_at: number;
    protocol: AiProtocol;
    /** An EngineOptions as JSON. */
    options: string;
  };
  /** What the refusals of a service taught of one model: how its requests have to differ. */
  ai_lessons: {
    port: AiPort;
    model: string;
    /** Where the service was: at another address nothing of it holds. */
    base_url: string;
    /** A LearnedShape as JSON. */
    shape: string;
    learned_at: number;
  };
  /** Sums of a day, never what was asked or answered. */
  ai_usage: {
    /** In UTC, as 2026-01-31. */
    day: string;
    port: AiPort;
    model: string;
    calls: number;
    failures: number;
    input_tokens: number;
    output_tokens: number;
    audio_ms: number;
    characters: number;
    /** Billionths of a US dollar: a token costs less than a millionth. */
    cost_nano_usd: number;
    estimated_calls: number;
    unpriced_calls: number;
  };
  bins: {
    id: string;
    created_at: number;
    expires_at: number;
    /** A BinAnswer as JSON. */
    answer: string;
    /** Number of the newest request; they count from 1. */
    last_request: number;
    /** Requests that are still there, and their bytes together. */
    kept: number;
    bytes: number;
  };
  bin_requests: {
    bin_id: string;
    number: number;
    received_at: number;
    method: string;
    target: string;
    client: string;
    /**
     * Names and values in turn, as they came, as JSON: those before the body and those after it. Of a head that is not as
     * RFC 9112 has it the whole head, as a string of JSON.
     */
    headers: string;
    trailers: string;
    version: string;
    body: Uint8Array;
    /** Of a refused body: what was declared or had come. */
    body_bytes: number;
    body_sha256: string | null;
    refused: 'body-too-large' | null;
    /** What the request takes of the bin's share. */
    bytes: number;
  };
  code_projects: {
    /** Given to its owner as `projectPath`. */
    id: string;
    owner: string;
    name: string;
    created_at: number;
    expires_at: number;
    state: 'uploading' | 'uploaded' | 'processing' | 'complete' | 'failed' | 'cancelled';
    /** Of the state; one that is processing and was left alone for long belongs to a server that is gone. */
    changed_at: number;
    files: number;
    bytes: number;
    unchanged_files: number;
    total_snippets: number;
    processed_snippets: number;
    processed_files: number;
    fallback_files: number;
  };
  code_files: {
    project_id: string;
    path: string;
    bytes: number;
    content_id: string;
  };
  /** Shared by the uploads of one owner, so that a file that has not changed is analysed once. */
  code_contents: {
    /** SHA-256 of owner, text and kind of file. */
    id: string;
    packed_text: Uint8Array;
    packed_analysis: Uint8Array | null;
    units: number;
    is_fallback: number;
  };
  /** Apps that this server runs at a lasting address. */
  local_deployments: {
    id: string;
    owner: string;
    session_id: string;
    /** In its host name. */
    slug: string;
    /** Its own port, where it has no name. */
    port: number | null;
    /** Names the folder that holds its data: a server that has another one cannot run it. */
    server_id: string;
    /** 1 where a version of it had a server, which may have written data; 0 for pages alone, which any server can run. */
    has_data: number;
    /** Origin of the product when it was deployed. */
    product_origin: string;
    version: number;
    created_at: number;
    changed_at: number;
  };
  local_deployment_versions: {
    deployment_id: string;
    version: number;
    deployed_at: number;
    /** A TechStack as JSON. */
    stack: string;
    /** Paths and texts as JSON, deflated. */
    packed_files: Uint8Array;
  };
  /** Apps that were deployed elsewhere. */
  remote_deployments: {
    id: string;
    owner: string;
    session_id: string;
    target: string;
    slug: string;
    plan: string;
    state: 'deploying' | 'removing' | 'deployed' | 'failed';
    version: number;
    /** JSON: versions that can be gone back to. */
    earlier: string;
    url: string | null;
    /** JSON: why it failed. */
    problem: string | null;
    /** JSON: what was done. */
    steps: string;
    /** Sealed: what exists at the target. */
    place: string | null;
    created_at: number;
    changed_at: number;
  };
  deploy_credentials: {
    owner: string;
    target: string;
    /** JSON by name of the field, sealed. */
    sealed: string;
  };
  assistant_sessions: {
    id: string;
    /** Name of the user. */
    owner: string;
    /** The id that the page made. It names the session among its owner's only. */
    name: string;
    title: string;
    /** The sentence that the project began with. */
    description: string;
    /** JSON: a TechStack. */
    stack: string;
    /** JSON: the AppModel that the newest version shows; null where no such model describes it. */
    model: string | null;
    /** JSON: what waits for a confirmation. */
    pending: string | null;
    /** JSON: signatures of the findings that a repair was tried for since the last wish. */
    repairs: string;
    /** The version that the present project began with. */
    first_version: number;
    /** The newest; 0 before the first. */
    version: number;
    last_message: number;
    created_at: number;
    changed_at: number;
    expires_at: number;
  };
  assistant_messages: {
    session_id: string;
    number: number;
    /** JSON: an AssistantMessage. */
    message: string;
  };
  /** Never changed once written. */
  assistant_versions: {
    session_id: string;
    version: number;
    description: string;
    made_at: number;
    made_by: 'blueprint' | 'model' | 'edit' | 'restore';
    restored_from: number | null;
    bytes: number;
    /** SHA-256 over the manifest, in hexadecimal. */
    digest: string;
    stack: string;
    model: string | null;
    /** JSON: path and SHA-256 of the content, by turns, sorted by path. */
    manifest: string;
  };
  /** The contents of files, each once for all versions of a session. */
  assistant_contents: {
    session_id: string;
    /** SHA-256, in hexadecimal. */
    digest: string;
    /** UTF-8. */
    content: Uint8Array;
  };
  migrations: {
    id: number;
    applied_at: number;
  };
}

/** Tokens by which programs call the tools. */
interface ToolTokenTables {
  tool_tokens: {
    id: string;
    user_id: string;
    name: string;
    /** SHA-256 of the token, in hexadecimal; the token itself is nowhere. */
    token_hash: string;
    created_at: number;
    used_at: number | null;
    /** The minute and the day (UTC) of the last call, counted from 1970, and the calls in each. */
    minute: number;
    calls_in_minute: number;
    day: number;
    calls_in_day: number;
  };
}
