import { describe, expect, it } from 'vitest';
import { networkProblem } from './network-problem.ts';

const failed = (code: string, message = '') => Object.assign(new Error(message), { code });

describe('a request that does not come through', () => {
  it.each([
    ['ENOTFOUND', 'unknown-host'],
    ['EAI_AGAIN', 'unknown-host'],
    ['ECONNREFUSED', 'refused'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'certificate'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
    ['CERT_HAS_EXPIRED', 'certificate'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
  ])('is told apart by %s', (code, cause) => {
    expect(networkProblem(failed(code))).toEqual({ code: 'network', cause });
  });

  it('may have met a service without TLS', () => {
    const error = failed(
      'EPROTO',
      'write EPROTO 00:error:0A00010B:SSL routines:tls_validate_record_header:wrong version number',
    );
    expect(networkProblem(error)).toEqual({ code: 'network', cause: 'no-tls' });
  });

  it.each([failed('ECONNRESET'), failed('EPROTO', 'handshake failure'), new Error('socket hang up'), 'x'])(
    'is else only one of the network: %s',
    (error) => {
      expect(networkProblem(error)).toEqual({ code: 'network' });
    },
  );
});
