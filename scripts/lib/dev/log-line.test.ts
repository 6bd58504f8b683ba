import { stripVTControlCharacters } from 'node:util';
import { formatLogLine } from './log-line.ts';

const shown = (entry: object | string): string =>
  stripVTControlCharacters(formatLogLine(typeof entry === 'string' ? entry : JSON.stringify(entry)));

test('a JSON log line shows its message and fields', () => {
  const usual = { level: 30, time: 1, pid: 2, hostname: 'here', name: 'api' };
  expect(shown({ ...usual, port: 8001, msg: 'api listens' })).toBe('api listens port=8001');
  expect(shown({ ...usual, level: 50, msg: 'failed', err: { stack: 'Error: no\n    at a.ts:1' } })).toBe(
    'failed\nError: no\n    at a.ts:1',
  );
});

test('any other line stays as it is', () => {
  expect(['GET /login 200', '{ not json', '{"level":"high"}'].map(shown)).toEqual([
    'GET /login 200',
    '{ not json',
    '{"level":"high"}',
  ]);
});
