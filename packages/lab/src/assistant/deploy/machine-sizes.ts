import { planSpecs, type DeploymentPlan } from '@toolbench/contracts/assistant/tech-stack.ts';

export const machineProviders = ['aliyun', 'aws', 'gcp', 'azure'] as const;
export type MachineProvider = (typeof machineProviders)[number];

export interface MachineSize {
  /** As the provider names it. */
  readonly name: string;
  readonly vcpu: number;
  readonly memoryGb: number;
  /** Of sizes that come with a disk; for others the disk is chosen apart. */
  readonly diskGb?: number;
}

/** General sizes of each provider, small ones first. Lightsail's disks belong to its bundles. */
export const machineSizes: Readonly<Record<MachineProvider, readonly MachineSize[]>> = {
  aliyun: [
    { name: 'ecs.e-c1m1.large', vcpu: 2, memoryGb: 2 },
    { name: 'ecs.e-c1m2.large', vcpu: 2, memoryGb: 4 },
    { name: 'ecs.e-c1m2.xlarge', vcpu: 4, memoryGb: 8 },
  ],
  aws: [
    { name: 'micro_3_0', vcpu: 2, memoryGb: 1, diskGb: 40 },
    { name: 'small_3_0', vcpu: 2, memoryGb: 2, diskGb: 60 },
    { name: 'medium_3_0', vcpu: 2, memoryGb: 4, diskGb: 80 },
    { name: 'large_3_0', vcpu: 2, memoryGb: 8, diskGb: 160 },
    { name: 'xlarge_3_0', vcpu: 4, memoryGb: 16, diskGb: 320 },
  ],
  gcp: [
    { name: 'e2-small', vcpu: 2, memoryGb: 2 },
    { name: 'e2-medium', vcpu: 2, memoryGb: 4 },
    { name: 'e2-custom-4-8192', vcpu: 4, memoryGb: 8 },
  ],
  azure: [
    { name: 'Standard_B1ms', vcpu: 1, memoryGb: 2 },
    { name: 'Standard_B2s', vcpu: 2, memoryGb: 4 },
    { name: 'Standard_B4als_v2', vcpu: 4, memoryGb: 8 },
  ],
};

/** The smallest size with at least the plan's processors, memory and disk; its disk in GB. */
export function machineSize(
  provider: MachineProvider,
  plan: DeploymentPlan,
): Required<Pick<MachineSize, 'name' | 'vcpu' | 'memoryGb' | 'diskGb'>> {
  const wanted = planSpecs[plan];
  const enough = ({ vcpu, memoryGb, diskGb = wanted.diskGb }: MachineSize) =>
    vcpu >= wanted.vcpu && memoryGb >= wanted.memoryGb && diskGb >= wanted.diskGb;
  const sizes = machineSizes[provider];
  const found = sizes.find(enough) ?? sizes.at(-1);
  if (found === undefined) throw new Error(`no sizes of ${provider}`);
  // Ubuntu's images of Azure have 30 GB already; a disk cannot be smaller than its image.
  const least = provider === 'azure' ? 30 : 20;
  return { ...found, diskGb: found.diskGb ?? Math.max(wanted.diskGb, least) };
}
