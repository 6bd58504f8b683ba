import fc from 'fast-check';
import { newId } from '../kernel/ids.ts';
import { TokenInvalid, Tokens } from './tokens.ts';

const key = (id: number) => ({ id, key: Buffer.alloc(32, id) });
const tokens = new Tokens([key(1)]);

it('a token names its subject and verifies', () => {
  const id = newId();
  const token = tokens.derive('invitation', id);
  expect(tokens.subject(token)).toBe(id);
  expect(() => tokens.verify('invitation', token)).not.toThrow();
});

it('a token is valid for one purpose, one subject and one version', () => {
  const token = tokens.derive('invitation', newId(), 2);
  expect(() => tokens.verify('opt-out', token, 2)).toThrow(TokenInvalid);
  expect(() => tokens.verify('invitation', token, 1)).toThrow(TokenInvalid);
  expect(() => tokens.verify('invitation', token, 2)).not.toThrow();
});

it('a token survives a new signing key as long as the old one is kept', () => {
  const id = newId();
  const old = tokens.derive('invitation', id);
  const rotated = new Tokens([key(2), key(1)]);
  expect(() => rotated.verify('invitation', old)).not.toThrow();
  expect(rotated.derive('invitation', id)).not.toBe(old);
  expect(() => new Tokens([key(2)]).verify('invitation', old)).toThrow(TokenInvalid);
});

it('a token changed in any place is refused, as is any other text', () => {
  const token = tokens.derive('invitation', newId());
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  fc.assert(
    fc.property(fc.integer({ min: 0, max: token.length - 1 }), fc.constantFrom(...alphabet), (place, letter) => {
      fc.pre(token[place] !== letter);
      expect(() => tokens.verify('invitation', token.slice(0, place) + letter + token.slice(place + 1))).toThrow(
        TokenInvalid,
      );
    }),
    { numRuns: 500 },
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => tokens.verify('invitation', text)).toThrow(TokenInvalid);
    }),
  );
});
