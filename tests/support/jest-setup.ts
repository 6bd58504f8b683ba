import { jest } from '@jest/globals';

// Real databases and processes, on machines that are busy with other work.
jest.setTimeout(300_000);
