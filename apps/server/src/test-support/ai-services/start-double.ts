import { onTestFinished } from 'vitest';
import { openDouble, type ServiceDouble } from './double.ts';
import type { FlavourName } from './flavours.ts';

/** A double that is closed after the test. */
export async function startDouble(flavour: FlavourName): Promise<ServiceDouble> {
  const double = await openDouble(flavour);
  onTestFinished(double.close);
  return double;
}
