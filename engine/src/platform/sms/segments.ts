// The default alphabet of GSM 03.38: one septet each; those of its extension table take two.
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const EXTENDED = new Set('\f^{}\\[~]|€');

export const MAX_SEGMENTS = 2;

/** Units of one message, and of each part of a longer one: the parts carry a header of six octets. */
const CAPACITY = { gsm7: { one: 160, part: 153 }, ucs2: { one: 70, part: 67 } } as const;

export interface SmsSize {
  encoding: keyof typeof CAPACITY;
  /** Septets, or UTF-16 units. */
  units: number;
  segments: number;
}

/** How large a text is as a text message: one sign outside the GSM alphabet makes all of it UCS-2. */
export function sizeOf(text: string): SmsSize {
  const signs = [...text];
  if (signs.every((sign) => BASIC.has(sign) || EXTENDED.has(sign)))
    return counted(
      'gsm7',
      signs.map((sign) => (EXTENDED.has(sign) ? 2 : 1)),
    );
  return counted(
    'ucs2',
    signs.map((sign) => sign.length),
  );
}

/** Fills parts sign by sign: an escape pair or a surrogate pair is never torn apart. */
function counted(encoding: SmsSize['encoding'], widths: number[]): SmsSize {
  const { one, part } = CAPACITY[encoding];
  const units = widths.reduce((sum, width) => sum + width, 0);
  if (units <= one) return { encoding, units, segments: 1 };
  let segments = 1;
  let filled = 0;
  for (const width of widths) {
    if (filled + width > part) {
      segments += 1;
      filled = 0;
    }
    filled += width;
  }
  return { encoding, units, segments };
}

export const fits = (text: string, segments = MAX_SEGMENTS): boolean => sizeOf(text).segments <= segments;

// What has no accent to take off, or is written another way on phones.
const PLAIN: Record<string, string> = {
  ...{ ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', þ: 'th', Þ: 'Th', ð: 'd', œ: 'oe', Œ: 'OE', ẞ: 'SS' },
  ...{ '–': '-', '—': '-', '‑': '-', '’': "'", '‘': "'", '„': '"', '“': '"', '”': '"', '«': '"', '»': '"' },
  ...{ '…': '...', '\u00A0': ' ', '\u202F': ' ', '•': '-', '×': 'x', '·': '-' },
};

/**
 * The text in the GSM alphabet where that loses nothing but accents and typographic signs, as people of Latin script
 * write text messages; otherwise the text as it is. It more than doubles what one message holds.
 */
export function plainWhereItHelps(text: string): string {
  const plain = [...text.normalize('NFC')]
    .map((sign) =>
      BASIC.has(sign) || EXTENDED.has(sign) ? sign : (PLAIN[sign] ?? sign.normalize('NFD').replace(/\p{M}/gu, '')),
    )
    .join('');
  return sizeOf(plain).encoding === 'gsm7' ? plain : text;
}
