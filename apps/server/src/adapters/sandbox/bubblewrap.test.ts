import { describeOnBubblewrap } from '../../test-support/on-bubblewrap.ts';
import { describeSandbox } from '../../test-support/sandbox-conformance.ts';

describeOnBubblewrap('bubblewrap', ({ sandbox }) => describeSandbox(sandbox));
