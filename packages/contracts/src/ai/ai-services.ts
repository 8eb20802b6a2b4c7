import { z } from 'zod';
import { aiError, aiPorts, aiProtocols, engineAddress, engineKey, engineOptions, modelName, toolUses } from './ai.ts';
import { limits } from '../limits.ts';

const { apiVersion, outputTokens, textsPerCall, voice, format } = engineOptions.shape;

/** One service as it is entered: its address, its key and how it is spoken to. */
const service = {
  baseUrl: engineAddress.shape.baseUrl,
  protocol: z.enum(aiProtocols),
  /** Absent: the one that is stored for this origin, whatever its port; null: none. */
  key: engineKey.nullable().optional(),
  apiVersion,
};

/** PUT of all engines: one service for several ports. A port that is not named stays as it is. */
export const connectService = z.object({
  ...service,
  ports: z
    .object({
      chat: z.object({ model: modelName, toolUse: z.enum(toolUses).optional(), outputTokens }),
      embed: z.object({ model: modelName, textsPerCall }),
      transcribe: z.object({ model: modelName }),
      speak: z.object({ model: modelName, voice, format }),
    })
    .partial()
    .refine((ports) => Object.values(ports).some((port) => port !== undefined)),
});

/** POST: which models a service has; nothing is stored. */
export const modelListWish = z.object(service);

/** What a model is for, guessed from what the list says of it and from its name; `other`: pictures, ranking … */
export const modelKinds = [...aiPorts, 'other'] as const;

export const listedModel = z.object({ id: z.string(), kind: z.enum(modelKinds) });

/** A service without a list (Azure's deployments, whisper.cpp) answers `hasList: false`: its models are typed in. */
export const modelList = z.object({
  ok: z.boolean(),
  hasList: z.boolean(),
  models: z.array(listedModel).max(limits.ai.modelsListed),
  /** Of a speech service that lists them. */
  voices: z.array(z.string()),
  error: aiError.optional(),
  /** The words for the error, in the language of the request. */
  text: z.string().optional(),
});

/** A service on the server's own machine. */
export const localService = z.object({
  /** The preset it most likely is. */
  preset: z.string(),
  baseUrl: z.string(),
  models: z.array(listedModel),
  voices: z.array(z.string()),
});

/** POST: asks the usual ports of the server's own machine, on loopback only. */
export const localServices = z.object({ services: z.array(localService) });

export type ConnectService = z.infer<typeof connectService>;
export type ModelListWish = z.infer<typeof modelListWish>;
export type ModelKind = (typeof modelKinds)[number];
export type ListedModel = z.infer<typeof listedModel>;
export type ModelList = z.infer<typeof modelList>;
export type LocalService = z.infer<typeof localService>;
