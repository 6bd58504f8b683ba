// The default alphabet of GSM 03.38: one septet each; those of its extension table take two.
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const EXTENDED = new Set('\f^{}\\[~]|€');

export const MAX_SEGMENTS = 2;

/** Units of a single message, and of each part of a longer one, which has a header of six octets. */
const CAPACITY = { gsm7: { one: 160, part: 153 }, ucs2: { one: 70, part: 67 } } as const;

export interface SmsSize {
  encoding: keyof typeof CAPACITY;
  /** Septets, or UTF-16 units. */
  units: number;
  segments: number;
}

/** The size of a text message: one character outside the GSM alphabet makes it UCS-2. */
export function smsSize(text: string): SmsSize {
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

/** Fills parts character by character; escape and surrogate pairs are never split. */
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

export const fitsSms = (text: string, segments = MAX_SEGMENTS): boolean => smsSize(text).segments <= segments;

// Characters without a removable accent, or written differently on phones.
const PLAIN: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  þ: 'th',
  Þ: 'Th',
  ð: 'd',
  œ: 'oe',
  Œ: 'OE',
  ẞ: 'SS',
  '–': '-',
  '—': '-',
  '‑': '-',
  '’': "'",
  '‘': "'",
  '„': '"',
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '…': '...',
  '\u00A0': ' ',
  '\u202F': ' ',
  '•': '-',
  '×': 'x',
  '·': '-',
};

/**
 * Transliterates to the GSM alphabet if only accents and typographic characters are lost, as people usually write text
 * messages; otherwise returns the text unchanged. It more than doubles what one message holds.
 */
export function toGsmAlphabet(text: string): string {
  const plain = [...text.normalize('NFC')]
    .map((sign) =>
      BASIC.has(sign) || EXTENDED.has(sign) ? sign : (PLAIN[sign] ?? sign.normalize('NFD').replace(/\p{M}/gu, '')),
    )
    .join('');
  return smsSize(plain).encoding === 'gsm7' ? plain : text;
}
