import { createDomainProofs } from './domain-proofs.ts';
import { isPublicAddress } from '../outside/public-address.ts';
import { startFakeInternet } from '../outside/testing.ts';
import type { FakeInternet } from '../outside/testing.ts';

const PROOF = 'company-proof=AbC';
let outside: FakeInternet;
beforeAll(async () => {
  outside = await startFakeInternet();
});
beforeEach(() => {
  outside.records.clear();
  outside.asked.length = 0;
  outside.records.set('A tea.example', ['127.0.0.1']);
  outside.records.set('A www.tea.example', ['127.0.0.1']);
});
afterAll(() => outside.stop());

it.each(['8.8.8.8', '93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '2a00:1450:4001::1'])(
  '%s is an address of the internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.0.8',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'ff02::1',
  'localhost',
])('%s is none', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it('a TXT record is found among others, and a missing record differs from a silent server', async () => {
  outside.records.set('TXT _company-proof.tea.example', ['v=spf1 -all', PROOF]);
  expect(await outside.proofs.check('dns', 'tea.example', PROOF)).toBe('found');
  expect(await outside.proofs.check('dns', 'tea.example', 'company-proof=another')).toBe('missing');
  expect(await outside.proofs.check('dns', 'none.example', PROOF)).toBe('missing');
});

it('a record is unreachable when no name server answers', async () => {
  const deaf = createDomainProofs({ servers: ['127.0.0.1:9'] });
  expect(await deaf.check('dns', 'tea.example', PROOF)).toBe('unreachable');
});

describe('a proof file', () => {
  const check = (domain = 'tea.example') => outside.proofs.check('file', domain, PROOF);
  const serve = (answer: FakeInternet['answer']) => {
    outside.answer = answer;
  };

  it('a proof file is found on a line of its own, at one place only', async () => {
    serve((_host, path, res) => res.end(path === '/.well-known/company-proof.txt' ? `# ours\r\n${PROOF}\r\n` : ''));
    expect(await check()).toBe('found');
    serve((_host, _path, res) => res.end(`<html>${PROOF}</html>`));
    expect(await check()).toBe('missing');
    serve((_host, _path, res) => res.writeHead(500).end(PROOF));
    expect(await check()).toBe('missing');
  });

  it('a proof file may be redirected to its own host with or without www., and nowhere else', async () => {
    serve((host, path, res) => {
      if (host === 'www.tea.example') return res.end(PROOF);
      return res.writeHead(301, { location: `http://www.tea.example:${outside.webPort}${path}` }).end();
    });
    expect(await check()).toBe('found');
    outside.records.set('A evil.example', ['127.0.0.1']);
    serve((host, path, res) => {
      if (host === 'evil.example') return res.end(PROOF);
      return res.writeHead(302, { location: `http://evil.example:${outside.webPort}${path}` }).end();
    });
    outside.asked.length = 0;
    expect(await check()).toBe('missing');
    expect(outside.asked).toEqual(['tea.example']);
    serve((_host, path, res) => res.writeHead(302, { location: path }).end());
    expect(await check()).toBe('missing');
  });

  it.each([
    ['another port', 'http://tea.example:22/'],
    ['an address', 'http://127.0.0.1/'],
    ['a name and password', 'http://a:b@tea.example/'],
    ['another scheme', 'file:///etc/passwd'],
  ])('a proof file is not looked for at %s', async (_, location) => {
    serve((_host, _path, res) => res.writeHead(302, { location }).end());
    outside.asked.length = 0;
    expect(await check()).toBe('missing');
    expect(outside.asked).toEqual(['tea.example']);
  });

  it('a proof file is not fetched from a private network, even if the name also has a public address', async () => {
    serve((_host, _path, res) => res.end(PROOF));
    const careful = createDomainProofs({
      servers: [outside.dns],
      originsOf: (domain) => [`http://${domain}:${outside.webPort}`],
    });
    expect(await careful.check('file', 'tea.example', PROOF)).toBe('missing');
    outside.records.set('A mixed.example', ['127.0.0.1', '192.168.0.1']);
    expect(await check('mixed.example')).toBe('missing');
    expect(outside.asked).toEqual([]);
  });

  it('a proof file is read up to its first kilobyte', async () => {
    serve((_host, _path, res) => {
      res.write(`${'x'.repeat(4096)}\n`);
      const more = setInterval(() => res.write(`${PROOF}\n`), 5);
      res.on('close', () => clearInterval(more));
    });
    expect(await check()).toBe('missing');
  });

  it('a proof file is unreachable, not missing, when the domain has no address', async () => {
    expect(await check('nowhere.example')).toBe('unreachable');
  });
});
