import { randomUUID } from 'node:crypto';
import { uuidv7obj } from 'uuidv7';

/** A new id: UUIDv7, so that ids sort by creation and indexes grow at their end. */
export function newId(): string {
  return uuidv7obj().toString();
}

/** A new id that does not reveal its creation time: UUIDv4. */
export function randomId(): string {
  return randomUUID();
}
