import { describe, expect, it } from 'vitest';
import { knownHostsLine, sampleKeys, samples, sftpCommand } from './samples.ts';

const address = {
  host: 'sftp.example',
  port: 2222,
  username: 'demo',
  password: 'read-only-demo',
  hostKey: 'ssh-ed25519 AAAAC3Nz',
  fingerprint: 'SHA256:l/SjyCoKP8jAx3d8k8MWH+UZG0gcuIR7TQRE/A3faQo',
};

describe('the samples', () => {
  it.each(sampleKeys)('[SFTP-01] for %s name the real host, port and user', (key) => {
    const sample = samples[key](address);
    for (const value of ['sftp.example', '2222', 'demo']) expect(sample).toContain(value);
    expect(sample).not.toMatch(/undefined|\[object/);
  });

  it.each(sampleKeys.filter((key) => key !== 'filezilla'))('[SFTP-01] for %s pin the host key', (key) => {
    expect(samples[key](address)).toMatch(/AAAAC3Nz|l\/SjyCoKP8jAx3d8k8MWH\+UZG0gcuIR7TQRE\/A3faQo/);
  });

  it.each(['openssh', 'filezilla', 'winscp', 'go'] as const)('put an IPv6 address of %s into brackets', (key) => {
    expect(samples[key]({ ...address, host: '2001:db8::1' })).toContain('[2001:db8::1]');
  });

  it('name the port in known_hosts only where it is another than 22', () => {
    expect(knownHostsLine(address)).toBe('[sftp.example]:2222 ssh-ed25519 AAAAC3Nz');
    expect(knownHostsLine({ ...address, port: 22 })).toBe('sftp.example ssh-ed25519 AAAAC3Nz');
    expect(sftpCommand(address)).toBe('sftp -P 2222 demo@sftp.example');
  });
});
