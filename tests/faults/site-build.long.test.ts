import { describeBuilderFaults } from './scenarios/builder-faults.ts';

describe('the builder, with Gatsby itself', () => describeBuilderFaults('real'));
