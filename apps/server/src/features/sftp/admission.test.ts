import { describe, expect, it } from 'vitest';
import { limits } from '@toolbench/contracts/limits.ts';
import { fakeClock } from '../../test-support/fakes.ts';
import { createAdmission } from './admission.ts';

const { connections, connectionsPerAddress, connectionsPerMinute } = limits.sftp;
const address = (number: number) => `192.0.2.${number}`;

describe('admission', () => {
  it('[SFTP-02] lets so many in at once, of all addresses', () => {
    const admission = createAdmission(fakeClock());
    const admitted = Array.from({ length: connections }, (_, index) => admission.admit(address(index)));
    expect(admitted.every((one) => 'release' in one)).toBe(true);
    expect(admission.admit('198.51.100.1')).toEqual({ refused: 'connections' });
    const [first] = admitted;
    if (first && 'release' in first) first.release();
    expect(admission.admit('198.51.100.1')).toHaveProperty('release');
  });

  it('[SFTP-02] lets so many in of one address; a whole IPv6 /64 is one', () => {
    const admission = createAdmission(fakeClock());
    for (let count = 0; count < connectionsPerAddress; count += 1) admission.admit(`2001:db8::${count}`);
    expect(admission.admit('2001:db8::ffff')).toEqual({ refused: 'connections-of-address' });
    expect(admission.admit('2001:db8:0:1::1')).toHaveProperty('release');
  });

  it('[SFTP-02] counts attempts in a minute, the refused ones too', () => {
    const clock = fakeClock();
    const admission = createAdmission(clock);
    for (let count = 0; count < connectionsPerMinute; count += 1) admission.admit(address(1));
    expect(admission.admit(address(1))).toEqual({ refused: 'connections-in-a-minute' });
    expect(admission.admit(address(2))).toHaveProperty('release');
    clock.advance(60_000);
    expect(admission.admit(address(1))).toEqual({ refused: 'connections-of-address' });
  });

  it('takes a connection off once, however often that is said', () => {
    const admission = createAdmission(fakeClock());
    const places = Array.from({ length: connectionsPerAddress }, () => admission.admit(address(1)));
    const [first] = places;
    if (first && 'release' in first) {
      first.release();
      first.release();
    }
    expect(admission.admit(address(1))).toHaveProperty('release');
    expect(admission.admit(address(1))).toEqual({ refused: 'connections-of-address' });
  });
});
