import { describeBuilderFaults } from './scenarios/builder-faults.ts';

describe('the builder, with a stand-in for Gatsby', () => describeBuilderFaults('stand-in'));
