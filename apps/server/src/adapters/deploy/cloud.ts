import type { MachineProvider, machineSize } from '@toolbench/lab/assistant/deploy/machine-sizes.ts';
import {
  DeployError,
  type Credentials,
  type Progress,
  type Step,
  type TargetField,
} from '../../features/deploy/ports.ts';
import { afterPause, type Pace } from './provider-call.ts';

export interface NewMachine {
  /** The same for every try: what is created has this name. */
  readonly name: string;
  /** The same for every try of this machine, and another one for the next of its name; a UUID. */
  readonly token: string;
  readonly size: ReturnType<typeof machineSize>;
  /** A script for the first start. */
  readonly userData: string;
}

/** Machines of one provider. What is created is looked for first, so creating a second time finds it. */
export interface Cloud {
  readonly provider: MachineProvider;
  readonly fields: readonly TargetField[];
  /** Every call of a deployment, without making any. */
  readonly calls: (credentials: Credentials, machine: Pick<NewMachine, 'name' | 'size'>) => readonly Step[];
  /** Creates what is not there yet, and begins a step before each call that creates. */
  readonly create: (credentials: Credentials, machine: NewMachine, step: Progress['step']) => Promise<void>;
  /** Its public address; undefined while it starts. */
  readonly address: (credentials: Credentials, name: string) => Promise<string | undefined>;
  /** Takes everything away that was created. Nothing happens where there is none. */
  readonly remove: (credentials: Credentials, name: string) => Promise<void>;
}

/** How long is waited for what a provider does by and by. */
export interface Patience {
  readonly pace: Pace;
  /** Looks at something that is not ready yet. */
  readonly looks: number;
}

/**
 * Looks until there is something to be seen.
 * @param what is named where there never is
 * @throws DeployError `not-answering`
 */
export async function lookUntil<Value>(
  look: () => Promise<Value | undefined>,
  what: string,
  { pace, looks }: Patience,
): Promise<Value> {
  for (let looked = 0; looked < looks; looked += 1) {
    const found = await look();
    if (found !== undefined) return found;
    await afterPause(pace);
  }
  throw new DeployError('not-answering', what);
}

/**
 * Creates what is not there. Where that is refused it is looked for once more, as it exists already where the answer of an
 * earlier try was lost.
 */
export async function createOnce<Value>(
  find: () => Promise<Value | undefined>,
  create: () => Promise<unknown>,
): Promise<void> {
  if ((await find()) !== undefined) return;
  try {
    await create();
  } catch (error) {
    if ((await find()) === undefined) throw error;
  }
}

/** A credential that becomes part of an address, so that it can name no other one. */
export function checked(credentials: Credentials, field: string, form: RegExp): string {
  const value = credentials[field]?.trim() ?? '';
  if (!form.test(value)) throw new DeployError('invalid-credentials', field);
  return value;
}

export const sizeInWords = ({ name, vcpu, memoryGb, diskGb }: NewMachine['size']) =>
  `${name} (${vcpu} vCPU, ${memoryGb} GB, ${diskGb} GB)`;
