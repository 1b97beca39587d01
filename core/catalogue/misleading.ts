/** Look-alikes of Latin letters in other alphabets, and signs that take the place of one. */
const alike: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  е: 'e',
  н: 'h',
  і: 'i',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'h',
  ι: 'i',
  κ: 'k',
  μ: 'm',
  ν: 'n',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'y',
  χ: 'x',
  ζ: 'z',
  ԁ: 'd',
  ѵ: 'v',
  ԍ: 'g',
  ӏ: 'l',
  ı: 'i',
  օ: 'o',
  ս: 'u',
  ո: 'n',
  հ: 'h',
  ց: 'g',
  '₮': 't',
}

/** The form in which two symbols look the same to a person. */
export const folded = (symbol: string): string =>
  [...symbol.normalize('NFKD').toLowerCase()]
    .map((letter) => alike[letter] ?? letter)
    .join('')
    .replace(/[^a-z0-9]/g, '')
    .replaceAll('0', 'o')
    .replaceAll('1', 'l')

/** Text that leads to a page or promises something, which the name of a token never has to. */
const lure =
  /https?:|www\.|\bt\.me\b|[\p{L}\d-]+\s?[.·。]\s?(com|org|net|io|xyz|app|cc|site|online|live|top|vip|claims?|lol|ru)\b|\b(claim|airdrop|voucher|visit|redeem|giveaway)s?\b|!/iu

/** Letters of more than one alphabet in one word. */
const isMixed = (text: string): boolean =>
  /\p{Script=Latin}/u.test(text) &&
  /\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Armenian}|\p{Script=Cherokee}/u.test(text)

/** Reasons for which a token that is in no list may be meant to deceive. */
export type MisleadingMark = 'same_symbol' | 'lure' | 'mixed_letters'

/** Compares the names of a token that is in no list with the listed ones, as a person sees them. */
export function misleadingMarks(
  { symbol, name }: { readonly symbol: string; readonly name: string },
  listed: readonly { readonly symbol: string; readonly name: string }[],
): readonly MisleadingMark[] {
  const own = [folded(symbol), folded(name)].filter((text) => text !== '')
  const isTaken = listed.some((one) => own.includes(folded(one.symbol)) || folded(one.name) === folded(name))
  return [
    ...(isTaken ? (['same_symbol'] as const) : []),
    ...(lure.test(`${symbol} ${name}`) ? (['lure'] as const) : []),
    ...(isMixed(symbol) || isMixed(name) ? (['mixed_letters'] as const) : []),
  ]
}
