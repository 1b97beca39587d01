/** Signs that look like a letter or take its place; i, l, 1 and | look alike themselves. Others are decomposed first. */
const signs: Readonly<Record<string, string>> = {
  a: 'аАɑᴀαΑꓮᗩᎪ₳ӕ',
  b: 'вВьЬβΒʙɓƀꓐᗷᏴ₿฿',
  c: 'сСᴄϲⅽƈȼꓚᑕⲥᏟ¢₵₡',
  d: 'ԁᴅđðɗɖꓓᗪᎠ₫',
  e: 'еЕєҽεΕᴇɛɘəꓰᗴᎬ€',
  f: 'ꜰƒғꓝᖴ₣',
  g: 'ԍɢցɡǥꓖᏀ₲',
  h: 'нНһհΗʜħꓧᕼᎻ',
  j: 'јʝᴊꓙᎫ',
  k: 'кКκΚᴋƙқꓗᏦ₭',
  l: 'iі1|ιΙıɪӏʟłɫɩꓡꓲᒪᏞᎥǀ∣₤£',
  m: 'мМΜᴍɱꓟᗰᎷ₥',
  n: 'ոΝηɴŋɲꓠᑎ₦',
  o: '0оОοΟσօᴏøɵꓳ○◯〇',
  p: 'рРρΡᴘƿꓑᑭᏢ₱₽',
  q: 'ԛզɋ',
  r: 'ʀɾɼꓣᖇᎡ₹',
  s: '5ѕꜱʂ§ꓢᔕᏚ',
  t: 'тТτΤᴛŧƭꓔᎢ₮₸₺',
  u: 'υμսᴜʊꓴᑌ',
  v: 'ѵνᴠꓦᐯᏙ',
  w: 'ԝѡωᴡɯꓪᗯᎳ₩',
  x: 'хХχΧꓫ᙭×',
  y: 'уУΥγʏɏүꓬᎽ¥',
  z: 'ζΖᴢƶʐꓜᏃ',
}
const letters: ReadonlyMap<string, string> = new Map(
  Object.entries(signs).flatMap(([letter, list]) => [...list].map((sign) => [sign, letter] as const)),
)

/** First letters of alphabets that aren't decomposed: in dark circles and squares, and of flags. */
const alphabets = [0x1f150, 0x1f170, 0x1f1e6]
const [SMALL_A, LETTERS] = [0x61, 26]

function letterOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  const first = alphabets.find((start) => code >= start && code < start + LETTERS)
  const plain = first === undefined ? sign : String.fromCodePoint(SMALL_A + code - first)
  // Some letters look like another one in the other case.
  const [small, large] = [plain.toLowerCase(), plain.toUpperCase()]
  return letters.get(plain) ?? letters.get(small) ?? letters.get(large) ?? small
}

const decomposed = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '')
const mapped = (text: string): string => [...decomposed(text)].map(letterOf).join('')

/** Forms of a name that are equal for names that look the same to a person. A dollar sign is an ornament or an S. */
function formsOf(text: string): readonly string[] {
  const plain = mapped(text)
  return [plain, plain.replaceAll('$', 's')]
    .map((one) =>
      one
        .replace(/[^\p{L}\p{N}]/gu, '')
        .replaceAll('rn', 'm')
        .replaceAll('vv', 'w'),
    )
    .filter((one) => one !== '')
}

/** True if a person can take one name for the other. */
export function looksAlike(one: string, other: string): boolean {
  const forms = formsOf(other)
  return formsOf(one).some((form) => forms.includes(form))
}

/** Text that leads to a page or promises something, which the name of a token never has to. */
const lure =
  /https?:|www\.|\bt\.me\b|[\p{L}\d-]+\s?[.·。]\s?(com|org|net|io|xyz|app|cc|site|online|live|top|vip|claims?|lol|ru)\b|\b(claim|airdrop|voucher|visit|redeem|giveaway)s?\b|!/iu

const latin = /\p{Script=Latin}/u
/** Alphabets that have look-alikes of each other's letters. */
const alphabetsAlike = [
  latin,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
  /\p{Script=Canadian_Aboriginal}/u,
]

/** Letters of more than one alphabet in one word. */
const isMixed = (text: string): boolean =>
  decomposed(text)
    .split(/\s+/)
    .some((word) => alphabetsAlike.filter((alphabet) => alphabet.test(word)).length > 1)

/** Latin letters together with a sign that no symbol needs; spaces, slashes and colons are between the symbols of a pair. */
const isDecorated = (symbol: string): boolean =>
  latin.test(decomposed(symbol)) && /[^a-z0-9$._+\-\s/:]/.test(mapped(symbol))

/** Reasons for which a token that is in no list may be meant to deceive. */
export type MisleadingMark = 'same_symbol' | 'lure' | 'mixed_letters'

interface Named {
  readonly asset_id?: string
  readonly symbol: string
  readonly name: string
}

/** Creates the comparison of a token that is in no list with the listed ones, as a person sees them; a listed one itself has no mark. */
export function createMisleadingMarks(listed: readonly Named[]): (token: Named) => readonly MisleadingMark[] {
  const ids = new Set(listed.flatMap(({ asset_id }) => asset_id ?? []))
  const symbols = new Set(listed.flatMap(({ symbol }) => formsOf(symbol)))
  const names = new Set(listed.flatMap(({ name }) => formsOf(name)))
  return ({ asset_id, symbol, name }) => {
    if (asset_id !== undefined && ids.has(asset_id)) return []
    const isTaken =
      [...formsOf(symbol), ...formsOf(name)].some((form) => symbols.has(form)) ||
      formsOf(name).some((form) => names.has(form))
    return [
      ...(isTaken ? (['same_symbol'] as const) : []),
      ...(lure.test(`${symbol} ${name}`) ? (['lure'] as const) : []),
      ...(isMixed(symbol) || isMixed(name) || isDecorated(symbol) ? (['mixed_letters'] as const) : []),
    ]
  }
}
