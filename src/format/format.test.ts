import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typedAmount } from '#src/features/bridge/model/formStore.ts'
import { showLanguage } from '#src/i18n/current.ts'
import { languageIds } from '#src/i18n/languages.ts'
import { t } from '#src/i18n/t.ts'
import { addressGroups } from '#src/ui/FullAddress.tsx'
import { shortAddress } from './text.ts'
import { displayAmount, displayBalance, displayFigure, displayNumber, displayUsd, inField } from './amount.ts'
import { displayDuration } from './duration.ts'
import { displayMoment, displayWhen, displayDay, displayMonth, weekdayNames } from './time.ts'

describe('display formats', () => {
  it.each([
    [0n, 18, 6, '0'],
    [1_500_000n, 6, 6, '1.5'],
    [1_234_567_890_000n, 6, 6, '1,234,567.89'],
    [1_999_999_999_999_999_999n, 18, 5, '1.99999'],
    [1n, 18, 6, '<0.000001'],
  ])('amount %s with %i decimals', (amount, decimals, places, text) => {
    expect(displayAmount(amount, decimals, places)).toBe(text)
  })

  it.each([
    ['evm', '1,234.56789'],
    ['svm', '1,234.56789'],
    ['fuel', '1,234.56789012'],
    ['benfen', '1,234.56789012'],
  ] as const)('balance of a wallet of %s', (family, text) => {
    expect(displayBalance(1_234_567_890_123n, 9, family)).toBe(text)
  })

  it.each([
    [999_999_999_999n, 6, '999,999.999999'],
    [1_000_000_000_000n, 6, '1M'],
    [2_345_678_900_000n, 6, '2.34M'],
    [999_999_999_999_999n, 6, '999.99M'],
    [1_000_000_000_000_000n, 6, '1B'],
    [7_500_000_000n * 10n ** 18n, 18, '7.5B'],
    [1n, 18, '<0.000001'],
  ])('a figure of %s with %i decimals', (amount, decimals, text) => {
    expect(displayFigure(amount, decimals)).toBe(text)
  })

  it.each([
    [null, null],
    ['3012.5', '$3,012.50'],
    ['0.00000001', '<$0.01'],
    ['0', '$0.00'],
    ['12.999', '$12.99'],
    ['999999.99', '$999,999.99'],
    ['1000000', '$1M'],
    ['2345678901.23', '$2.34B'],
    [`3000${'9'.repeat(38)}`, '>$1,000,000B'],
  ])('dollars %s', (usd, text) => {
    expect(displayUsd(usd)).toBe(text)
  })

  it.each([
    [null, null],
    ['0', '$0.00'],
    ['0.000001', '<$0.01'],
    ['0.01', '$0.01'],
    ['0.0101', '$0.02'],
    ['12.995', '$13.00'],
    ['999.990001', '$1,000.00'],
    ['3012.5', '$3,012.50'],
    ['7.100', '$7.10'],
    ['1999999.991', '$2,000,000.00'],
  ])('a cost of %s dollars is never shown below its value', (usd, text) => {
    expect(displayUsd(usd, 'cost')).toBe(text)
  })

  it('addresses are shortened in the middle, and the full form keeps every character', () => {
    expect(shortAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266')).toBe('0xf39f…2266')
    expect(shortAddress('short')).toBe('short')
    expect(addressGroups('0xf39fd6e51').join('')).toBe('0xf39fd6e51')
  })

  it.each([
    [8, '8 s'],
    [150, '3 min'],
    [3600, '1 h'],
    [3660, '1 h 1 min'],
  ])('%i seconds', (seconds, text) => {
    expect(displayDuration(seconds)).toBe(text)
  })

  it.each([
    [0.9, '0 s'],
    [89.9, '89 s'],
    [119, '1 min'],
    [3599, '59 min'],
    [7259, '2 h'],
  ])('%d seconds to a deadline', (seconds, text) => {
    expect(displayDuration(seconds, Math.floor)).toBe(text)
  })
})

it('a list shows the time of today, the day of this year, and the year of others', () => {
  const now = new Date(2026, 5, 15, 18, 0)
  const shown = (...parts: [number, number, number, number, number]) =>
    displayWhen(new Date(...parts).toISOString(), now)
  expect(shown(2026, 5, 15, 9, 41)).toMatch(/41/)
  expect(shown(2026, 5, 14, 9, 41)).toMatch(/14/)
  expect(shown(2026, 5, 14, 9, 41)).not.toMatch(/41/)
  expect(shown(2025, 5, 15, 9, 41)).toMatch(/2025/)
})

it('a moment always has its time, and its year if that is another one', () => {
  const year = new Date().getFullYear()
  expect(displayMoment(new Date(year, 5, 14, 9, 41).toISOString())).toMatch(/14.*9:41/)
  expect(displayMoment(new Date(year, 5, 14, 9, 41).toISOString())).not.toContain(String(year))
  expect(displayMoment(new Date(2019, 5, 14, 9, 41).toISOString())).toMatch(/14.*2019.*9:41/)
})

describe('in Persian', () => {
  beforeAll(() => showLanguage('fa'))
  afterAll(() => showLanguage('en'))

  it('numbers and days use the digits and calendar of the rest', () => {
    expect(displayAmount(1_234_567_890_000n, 6)).toBe('1,234,567.89')
    expect(displayFigure(2_345_678_900_000n, 6)).toBe('2.34\u00a0میلیون')
    expect(displayUsd('3012.5')).toBe('$3,012.50')
    expect(displayDay(new Date(Date.UTC(2026, 10, 22)))).toBe('22 نوامبر')
    expect(displayMonth(new Date(Date.UTC(2026, 10, 22)))).toBe('نوامبر 2026')
    expect(displayWhen(new Date(2025, 5, 15).toISOString(), new Date(2026, 5, 15))).toMatch(/\b15\b.*\b2025\b/)
    expect(t('page-loading')).toMatch(/[آ-ی]/)
    expect(t('bridge-signatures', { count: 2 })).toContain('2')
  })

  it('a sign or unit stays with its number', () => {
    expect(displayAmount(1n, 18)).toBe('\u2066<0.000001\u2069')
    expect(displayUsd('0.001', 'cost')).toBe('\u2066<$0.01\u2069')
    expect(t('bridge-at_least', { amount: '0.25', symbol: 'ETH' })).toContain(
      '\u2066\u20680.25\u2069 \u2068ETH\u2069\u2069',
    )
  })

  it('weekdays are letters, as their names do not fit a calendar', () =>
    expect(weekdayNames()).toEqual(['د', 'س', 'چ', 'پ', 'ج', 'ش', 'ی']))
})

describe.each([
  ['zh', ['1,234,567.89', '2.34M', '7.5B', '$3,012.50', '1234.5']],
  ['es', ['1.234.567,89', '2,34\u00a0M', '7,5\u00a0mil\u00a0M', '3.012,50\u00a0$', '1234,5']],
  ['tr', ['1.234.567,89', '2,34\u00a0Mn', '7,5\u00a0Mr', '$3.012,50', '1234,5']],
  ['pt', ['1.234.567,89', '2,34\u00a0mi', '7,5\u00a0bi', 'US$\u00a03.012,50', '1234,5']],
] as const)('in %s', (language, shown) => {
  beforeAll(() => showLanguage(language))
  afterAll(() => showLanguage('en'))

  it('numbers use the marks of the language', () => {
    const figures = [
      displayAmount(1_234_567_890_000n, 6),
      displayFigure(2_345_678_900_000n, 6),
      displayFigure(7_500_000_000n * 10n ** 18n, 18),
      displayUsd('3012.5'),
      inField('1234.5'),
    ]
    expect(figures).toEqual(shown)
  })
})

describe.each(languageIds)('a displayed number that is pasted into a field (%s)', (language) => {
  beforeAll(() => showLanguage(language))
  afterAll(() => showLanguage('en'))

  it('is the same amount, or none if ambiguous', () => {
    for (const text of ['1234.5', '0.125', '1000', '1234567.891', '12.345678', '999']) {
      expect([text, ''], displayNumber(text)).toContain(typedAmount(displayNumber(text), 'ETH').amount)
      expect(typedAmount(inField(text), 'ETH').amount).toBe(text)
    }
  })
})

describe('in Vietnamese', () => {
  beforeAll(() => showLanguage('vi'))
  afterAll(() => showLanguage('en'))

  it('weekdays are their numbers', () => expect(weekdayNames()).toEqual(['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN']))
})

describe('in Russian', () => {
  beforeAll(() => showLanguage('ru'))
  afterAll(() => showLanguage('en'))

  it('thousands are separated by a space, and decimals by a comma', () => {
    expect(displayAmount(1_234_567_890_000n, 6)).toBe('1\u00a0234\u00a0567,89')
    expect(displayAmount(1n, 18)).toBe('<0,000001')
    expect(displayBalance(1_500_000_000n, 9, 'evm')).toBe('1,5')
    expect(displayFigure(2_345_678_900_000n, 6)).toBe('2,34\u00a0млн')
    expect(displayFigure(7_500_000_000n * 10n ** 18n, 18)).toBe('7,5\u00a0млрд')
    expect(displayNumber('12000')).toBe('12\u00a0000')
  })

  it('dollars follow their amount', () => {
    expect(displayUsd('3012.5')).toBe('3\u00a0012,50\u00a0$')
    expect(displayUsd('0.001', 'cost')).toBe('<0,01\u00a0$')
    expect(displayUsd('1'.repeat(40))).toBe('>1\u00a0000\u00a0000\u00a0млрд\u00a0$')
    expect(displayUsd('3712345.5')).toBe('3,71\u00a0млн\u00a0$')
    expect(displayUsd('3712345.5', 'cost')).toBe('3\u00a0712\u00a0345,50\u00a0$')
  })

  it('a field shows a decimal comma, and parses it', () => {
    expect(inField('1234.5')).toBe('1234,5')
    expect(typedAmount(inField('1234.567'), 'ETH').amount).toBe('1234.567')
  })

  it('a displayed number can be pasted into a field and stays the same amount', () => {
    for (const text of ['1234.5', '0.125', '1000', '1234567.891', '12.345678']) {
      expect(typedAmount(displayNumber(text), 'ETH').amount).toBe(text)
    }
  })
})
