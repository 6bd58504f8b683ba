import iconv from 'iconv-lite';
import {
  StatementElementUnreadable,
  StatementLineUnreadable,
  accountNumber,
  decimal,
  joinParts,
  minorUnits,
} from './statement.ts';
import type { ReadEntry, ReadStatement } from './statement.ts';
import { parseXml } from './xml-node.ts';
import type { XmlNode } from './xml-node.ts';

const NAMESPACE = /urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.(\d\d)/;
const NEWEST = 13;
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])/;
/** Where an element has nothing to say. */
const NOT_PROVIDED = /^NOT\s?PROVIDED$/i;

/** By the encoding that the document declares. */
function decode(bytes: Buffer): string {
  const head = bytes.subarray(0, 200).toString('latin1');
  const [, declared = 'utf-8'] = /<\?xml[^>]*encoding=["']([\w.-]+)["']/i.exec(head) ?? [];
  if (!iconv.encodingExists(declared)) throw new StatementLineUnreadable(1, declared, 'UTF-8');
  const text = iconv.decode(bytes, declared);
  const broken = text.indexOf('\u{FFFD}');
  if (broken >= 0)
    throw new StatementLineUnreadable(text.slice(0, broken).split('\n').length, '\u{FFFD}', declared.toUpperCase());
  return text;
}

function dayOf(node: XmlNode): string {
  const at = node.find('Dt') ?? node.get('DtTm', 'YYYY-MM-DD');
  return at.matching(DAY, 'YYYY-MM-DD').slice(0, 10);
}

/** Positive or negative by `CdtDbtInd`. A reversal needs no other sign: its indicator is that of the entry itself. */
function signed(node: XmlNode, amount: number): number {
  const direction = node.get('CdtDbtInd', 'CRDT | DBIT').matching(/^(CRDT|DBIT)$/, 'CRDT | DBIT');
  return direction === 'CRDT' ? amount : -amount;
}

function amountOf(node: XmlNode, currency: string): number {
  if (node.attribute('Ccy') !== currency)
    throw new StatementElementUnreadable(`${node.path}@Ccy`, node.attribute('Ccy'), currency);
  const amount = minorUnits(node.text, currency);
  if (amount === undefined) throw new StatementElementUnreadable(node.path, node.text, `0.00 ${currency}`);
  return amount;
}

const statusOf = (entry: XmlNode): string => (entry.find('Sts/Cd') ?? entry.find('Sts'))?.text ?? 'BOOK';
const isReversal = (entry: XmlNode): boolean => /^(true|1)$/.test(entry.find('RvslInd')?.text ?? '');

/** The first text that says something. */
const textAt = (node: XmlNode, ...paths: string[]): string | null =>
  paths.map((path) => node.find(path)?.text ?? '').find((text) => text !== '' && !NOT_PROVIDED.test(text)) ?? null;

/** What the payer wrote, with structured references; failing that, what identifies the payment. */
function titleOf(details: XmlNode | undefined, entry: XmlNode): string {
  const remittance = details?.find('RmtInf');
  const unstructured = joinParts(remittance?.all('Ustrd').map(({ rawText }) => rawText) ?? []);
  const structured = (remittance?.all('Strd') ?? []).flatMap((part) => [
    part.find('CdtrRefInf/Ref')?.text ?? '',
    ...part.all('RfrdDocInf').map((document) => document.find('Nb')?.text ?? ''),
    ...part.all('AddtlRmtInf').map(({ text }) => text),
  ]);
  const title = [unstructured, ...structured].filter(Boolean).join(' ');
  return (
    title || (details && textAt(details, 'AddtlTxInf', 'Refs/EndToEndId')) || (textAt(entry, 'AddtlNtryInf') ?? '')
  );
}

/** Names stand in a `Pty` of their own from version .08 on. */
const payerOf = (details: XmlNode | undefined): string | null =>
  details
    ? textAt(
        details,
        'RltdPties/Dbtr/Nm',
        'RltdPties/Dbtr/Pty/Nm',
        'RltdPties/UltmtDbtr/Nm',
        'RltdPties/UltmtDbtr/Pty/Nm',
      )
    : null;

/** What one payment of a collective entry amounts to in the account's currency. */
function partOf(details: XmlNode, entry: XmlNode, currency: string): number {
  const candidates = ['Amt', 'AmtDtls/TxAmt/Amt', 'AmtDtls/CntrValAmt/Amt', 'AmtDtls/InstdAmt/Amt'];
  const found = candidates.map((path) => details.find(path)).find((node) => node?.attribute('Ccy') === currency);
  const amount = amountOf(found ?? details.get('Amt', `0.00 ${currency}`), currency);
  return signed(details.find('CdtDbtInd') ? details : entry, amount);
}

function readEntry(entry: XmlNode, currency: string): ReadEntry[] {
  const whole = signed(entry, amountOf(entry.get('Amt', `0.00 ${currency}`), currency));
  const bookedOn = dayOf(entry.find('BookgDt') ?? entry.get('ValDt', 'BookgDt'));
  const reversal = isReversal(entry);
  const read = (details: XmlNode | undefined, amount: number): ReadEntry => ({
    bookedOn,
    amount,
    reversal,
    payer: payerOf(details),
    title: titleOf(details, entry),
    bankReference:
      (details && textAt(details, 'Refs/AcctSvcrRef', 'Refs/TxId')) ?? textAt(entry, 'AcctSvcrRef', 'NtryRef'),
  });
  const all = entry.all('NtryDtls').flatMap((details) => details.all('TxDtls'));
  if (all.length < 2) return [read(all[0], whole)];
  const parts = all.map((details) => read(details, partOf(details, entry, currency)));
  const sum = parts.reduce((total, { amount }) => total + amount, 0);
  if (sum !== whole)
    throw new StatementElementUnreadable(`${entry.path}/NtryDtls`, decimal(sum, currency), decimal(whole, currency));
  return parts;
}

/** The balance with one of some codes: the first of an opening one, the last of a closing one. */
function balanceOf(statement: XmlNode, codes: readonly string[], which: 'first' | 'last'): XmlNode {
  for (const code of codes) {
    const found = statement
      .all('Bal')
      .filter((balance) => balance.find('Tp/CdOrPrtry/Cd')?.text === code)
      .toSorted((a, b) => dayOf(a.get('Dt', 'YYYY-MM-DD')).localeCompare(dayOf(b.get('Dt', 'YYYY-MM-DD'))));
    const balance = which === 'first' ? found[0] : found.at(-1);
    if (balance) return balance;
  }
  throw new StatementElementUnreadable(`${statement.path}/Bal`, '', codes.join(' | '));
}

function readStatement(statement: XmlNode): ReadStatement {
  const opening = balanceOf(statement, ['OPBD', 'PRCD'], 'first');
  const closing = balanceOf(statement, ['CLBD'], 'last');
  const currency = opening.get('Amt', '@Ccy').attribute('Ccy');
  if (!/^[A-Z]{3}$/.test(currency)) throw new StatementElementUnreadable(`${opening.path}/Amt@Ccy`, currency, 'AAA');
  const balance = (node: XmlNode) => signed(node, amountOf(node.get('Amt', '0.00'), currency));
  const account = textAt(statement, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id');
  if (account === null) throw new StatementElementUnreadable(`${statement.path}/Acct/Id`, '', 'IBAN | Othr/Id');
  return {
    account: accountNumber(account),
    currency,
    from: dayOf(opening.get('Dt', 'YYYY-MM-DD')),
    to: dayOf(closing.get('Dt', 'YYYY-MM-DD')),
    opening: balance(opening),
    closing: balance(closing),
    entries: statement
      .all('Ntry')
      .filter((entry) => statusOf(entry) === 'BOOK')
      .flatMap((entry) => readEntry(entry, currency)),
  };
}

/**
 * Reads a statement of ISO 20022, camt.053.001.02 to .13. A collective entry becomes one entry for each of its payments.
 * @throws StatementLineUnreadable, StatementElementUnreadable
 */
export function readCamt053(bytes: Buffer): ReadStatement[] {
  const document = parseXml(decode(bytes)).get('Document', 'camt.053');
  const [, version] = NAMESPACE.exec(bytes.subarray(0, 4096).toString('latin1')) ?? [];
  if (version === undefined || Number(version) < 2 || Number(version) > NEWEST)
    throw new StatementElementUnreadable('Document@xmlns', version ?? '', 'camt.053.001.02–13');
  document.get('BkToCstmrStmt/Stmt', 'Stmt');
  return document.get('BkToCstmrStmt', 'Stmt').all('Stmt').map(readStatement);
}
