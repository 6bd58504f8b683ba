import { jest } from '@jest/globals';

// Real databases and processes, on machines that do other things too.
jest.setTimeout(180_000);
