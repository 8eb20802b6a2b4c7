import { useState } from 'react';
import type { EnginesResponse, AiPort } from '@toolbench/contracts/ai/ai.ts';
import type { AiPreset } from '@toolbench/contracts/ai/ai-presets.ts';
import type { LocalService, ModelList } from '@toolbench/contracts/ai/ai-services.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import {
  chooseModels,
  connectBody,
  draftOfPreset,
  fillAddress,
  presetOfFound,
  withoutBlanks,
  type ChosenModels,
  type Listed,
} from './connect-draft.ts';
import { connectService, listModels } from '../engine-calls.ts';
import { serviceOf, wrongService, type ServiceDraft, type ServiceField } from './engine-draft.ts';
import type { LabAnswer } from '../lab-call.ts';

type Problem =
  | { readonly kind: 'call'; readonly failure: Extract<LabAnswer<never>, { readonly ok: false }> }
  /** The service itself refused or was not there. */
  | { readonly kind: 'service'; readonly found: ModelList }
  | { readonly kind: 'no-models' };

type OnConnected = (engines: EnginesResponse, ports: readonly AiPort[]) => void;

const isFilled = (draft: ServiceDraft) => !draft.baseUrl.includes('{');

/** Connecting one service for all it offers: what is chosen and typed, its models, and what stands in the way. */
export function useConnect(onConnected: OnConnected) {
  const language = useLanguage();
  const [preset, setPreset] = useState<AiPreset | null>(null);
  const [draft, setDraft] = useState<ServiceDraft | null>(null);
  const [places, setPlaces] = useState<Readonly<Record<string, string>>>({});
  const [models, setModels] = useState<ChosenModels>({});
  const [listed, setListed] = useState<Listed | null>(null);
  const [wrong, setWrong] = useState<ReadonlySet<ServiceField | 'place'>>(new Set());
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);

  const choose = (chosen: AiPreset, address?: string) => {
    setPreset(chosen);
    setDraft({ ...draftOfPreset(chosen), ...(address && { baseUrl: address }) });
    setPlaces({});
    setModels({});
    setListed(null);
    setWrong(new Set());
    setProblem(null);
  };

  const change = (changes: Partial<ServiceDraft>) => {
    setDraft((before) => before && { ...before, ...changes });
    setListed(null);
    setProblem(null);
  };

  const save = async (of: AiPreset, service: ServiceDraft, chosen: ChosenModels) => {
    if (Object.keys(chosen).length === 0) return setProblem({ kind: 'no-models' });
    const answer = await connectService(connectBody(of, service, chosen), language);
    if (!answer.ok) return setProblem({ kind: 'call', failure: answer });
    setDraft({ ...service, key: '' });
    onConnected(answer.value, Object.keys(chosen) as AiPort[]);
  };

  /** What is typed comes before what the preset or the list says. */
  const take = (of: AiPreset, found: Listed): ChosenModels => {
    const chosen = { ...chooseModels(of, found), ...withoutBlanks(models) };
    setListed(found);
    setModels(chosen);
    return chosen;
  };

  const isValid = (service: ServiceDraft): boolean => {
    const found = new Set<ServiceField | 'place'>(wrongService(service));
    if (!isFilled(service)) found.add('place').delete('baseUrl');
    setWrong(found);
    return found.size === 0;
  };

  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    await work();
    setBusy(false);
  };

  /** Asks for the service's models, then sets its ports. `insist` goes on where the service did not answer. */
  const connect = (insist = false) => {
    if (preset === null || draft === null || !isValid(draft)) return;
    const of = preset;
    void during(async () => {
      if (listed !== null) return save(of, draft, withoutBlanks(models));
      const answer = await listModels(serviceOf(draft), language);
      if (!answer.ok) return setProblem({ kind: 'call', failure: answer });
      if (!answer.value.ok && !insist) return setProblem({ kind: 'service', found: answer.value });
      const found = answer.value.ok ? answer.value : { hasList: false, models: [] };
      await save(of, draft, take(of, found));
    });
  };

  /** One click: a service found on this machine, with the models it named. */
  const connectFound = (found: LocalService) => {
    const of = presetOfFound(found);
    choose(of, found.baseUrl);
    const list = { hasList: found.models.length > 0, models: found.models };
    const chosen = chooseModels(of, list);
    setListed(list);
    setModels(chosen);
    void during(() => save(of, { ...draftOfPreset(of), baseUrl: found.baseUrl }, chosen));
  };

  return {
    preset,
    draft,
    places,
    models,
    listed,
    wrong,
    problem,
    busy,
    choose,
    change,
    connect,
    connectFound,
    isUnsaved: draft !== null && draft.key !== '',
    changePlace: (name: string, value: string) => {
      if (preset === null) return;
      const filled = { ...places, [name]: value };
      setPlaces(filled);
      change({ baseUrl: fillAddress(preset, filled) });
    },
    changeModel: (port: AiPort, model: string) => setModels((before) => ({ ...before, [port]: model })),
  };
}

export type ConnectState = ReturnType<typeof useConnect>;
