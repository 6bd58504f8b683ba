import { CreateOrder } from '@app/contracts/invitations';
import { ORDER_COLUMNS } from '@app/contracts/inviting/order-imports';
import { toCsv } from '../../lib/browser/csv.ts';
import { MAX_FILE_BYTES, faultOf } from '../import-parts/file-fault.ts';
import { sampleFile } from './order-file.ts';

describe('a dropped file', () => {
  it.each([
    [[{ name: 'orders.csv', size: 10 }], null],
    [[{ name: 'ORDERS.CSV', size: 10 }], null],
    [[{ name: 'orders.xlsx', size: 10 }], 'wrongType'],
    [[{ name: 'orders.csv', size: 0 }], 'empty'],
    [[{ name: 'orders.csv', size: MAX_FILE_BYTES + 1 }], 'tooLarge'],
    [
      [
        { name: 'a.csv', size: 1 },
        { name: 'b.csv', size: 1 },
      ],
      'several',
    ],
    [[], 'several'],
  ])('a dropped file like %j gives %s', (files, fault) => {
    expect(faultOf(files, /\.csv$/i)).toBe(fault);
  });
});

describe('the sample file', () => {
  const [header, ...rows] = sampleFile()
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));

  it('the sample file has every column and valid rows', () => {
    expect(header).toEqual([...ORDER_COLUMNS]);
    for (const row of rows) {
      const cells = Object.fromEntries(ORDER_COLUMNS.map((column, index) => [column, row[index] || undefined]));
      expect(
        CreateOrder.safeParse({
          orderId: cells['order_id'],
          email: cells['email'],
          phone: cells['phone'],
          language: cells['language'],
          basis: cells['basis'],
          purchasedAt: `${cells['purchased_at']}T00:00:00Z`,
          products: cells['product_id']
            ? [{ productId: cells['product_id'], name: cells['product_name'], url: cells['product_url'] }]
            : [],
        }).error,
      ).toBeUndefined();
    }
  });
});

describe('a list given out as CSV', () => {
  it('exported CSV is quoted and cannot contain formulas', () => {
    expect(toCsv([['=1+1', 'a,b', 'say "x"', '+48 600', '-x', 7]])).toBe(
      '\uFEFF' + `'=1+1,"a,b","say ""x""",+48 600,'-x,7\r\n`,
    );
  });
});
