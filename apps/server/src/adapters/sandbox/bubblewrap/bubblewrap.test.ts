import { describeOnBubblewrap } from '../../../test-support/apps/on-bubblewrap.ts';
import { describeSandbox } from '../../../test-support/apps/sandbox-conformance.ts';

describeOnBubblewrap('bubblewrap', ({ sandbox }) => describeSandbox(sandbox));
