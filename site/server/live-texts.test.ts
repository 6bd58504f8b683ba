/** @jest-environment node */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { LiveTexts } from './live-texts.ts';

let server: Server;
let answers: { status: number; texts: object[]; always?: boolean };
/** With what it was answered, each time. */
let answered: number[];
/** Express itself, as in the engine, decides when there is nothing new. */
beforeEach(async () => {
  answered = [];
  answers = { status: 200, texts: [] };
  const engine = express();
  engine.use((req, res) => {
    if (answers.always) delete req.headers['if-none-match'];
    res.once('finish', () => answered.push(res.statusCode));
    res.status(answers.status).json({ texts: answers.texts });
  });
  await new Promise<void>((resolve) => (server = engine.listen(0, '127.0.0.1', () => resolve())));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const edit = (key: string, text: string, locale = 'hu') => ({ locale, namespace: 'profile', key, text });
const node = (texts: object, language = 'hu') => ({ ns: 'profile', language, data: JSON.stringify(texts) });
const open = () =>
  new LiveTexts(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { warn: () => undefined });

it('lays what was published over the texts of its language and namespace, and over nothing else', async () => {
  answers.texts = [edit('head.title', 'Vélemények – {{brand}}'), edit('gone.group.text', 'x')];
  const live = open();
  await live.refresh();
  const laid = live.lay(node({ head: { title: 'Régi', lead: 'Marad' } }));
  expect(JSON.parse(laid.data)).toEqual({ head: { title: 'Vélemények – Opinara', lead: 'Marad' } });
  const german = node({ head: { title: 'Alt' } }, 'de');
  expect(live.lay(german)).toBe(german);
});

it('does not take a text for a group of texts', async () => {
  answers.texts = [edit('head', 'x')];
  const live = open();
  await live.refresh();
  expect(JSON.parse(live.lay(node({ head: { title: 'Régi' } })).data)).toEqual({ head: { title: 'Régi' } });
});

it('says when something has changed, and not when nothing has', async () => {
  const live = open();
  let changes = 0;
  live.onChange = () => (changes += 1);
  await live.refresh();
  await live.refresh();
  expect([changes, answered]).toEqual([0, [200, 304]]);
  answers.texts = [edit('a', 'b')];
  await live.refresh();
  await live.refresh();
  expect([changes, answered]).toEqual([1, [200, 304, 200, 304]]);
});

it('does not take the same texts for new ones when they are sent in full', async () => {
  answers = { status: 200, texts: [edit('a', 'b')], always: true };
  const live = open();
  let changes = 0;
  live.onChange = () => (changes += 1);
  await live.refresh();
  await live.refresh();
  expect([changes, answered]).toEqual([1, [200, 200]]);
});

it('keeps the last texts while the engine does not answer', async () => {
  answers.texts = [edit('a', 'edited')];
  const live = open();
  await live.refresh();
  answers = { status: 503, texts: [] };
  await live.refresh();
  expect(JSON.parse(live.lay(node({ a: 'old' })).data)).toEqual({ a: 'edited' });
});
