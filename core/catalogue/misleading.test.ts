import { expect, it } from 'vitest'
import { misleadingMarks } from './misleading.ts'

const listed = [
  { symbol: 'USDC', name: 'USD Coin' },
  { symbol: 'USDT', name: 'Tether USD' },
  { symbol: 'ETH', name: 'Ether' },
]

it.each([
  ['the symbol of a listed one', 'USDC', 'Another coin', ['same_symbol']],
  ['the symbol in other letters', 'usdc', 'Another coin', ['same_symbol']],
  ['Cyrillic letters that look Latin', 'USDС', 'Another coin', ['same_symbol', 'mixed_letters']],
  ['Cyrillic letters alone', 'ЕТН', 'Another coin', ['same_symbol']],
  ['full-width letters', 'ＵＳＤＣ', 'Another coin', ['same_symbol']],
  ['a sign for a letter', 'USD₮', 'Another coin', ['same_symbol']],
  ['signs between letters', 'U.S.D.C', 'Another coin', ['same_symbol']],
  ['the name of a listed one', 'NEW', 'USD Coin', ['same_symbol']],
  ['the symbol of one as its name', 'NEW', 'USDC', ['same_symbol']],
  ['an address of a page', 'NEW', 'visit usdc-claim.com', ['lure']],
  ['a link', 'https://a.bc', 'New', ['lure']],
  ['a page in its symbol', 'GIFT.XYZ', 'New', ['lure']],
  ['a promise', 'NEW', 'Claim your airdrop', ['lure']],
  ['letters of two alphabets', 'NЕW', 'New', ['mixed_letters']],
] as const)('marks %s', (_, symbol, name, marks) => {
  expect(misleadingMarks({ symbol, name }, listed)).toEqual(marks)
})

it.each([
  ['UNI', 'Uniswap'],
  ['USDC.e', 'Bridged USDC'],
  ['YFI', 'yearn.finance'],
  ['ETHFI', 'ether.fi governance token'],
  ['ТОН', 'Монета'],
  ['币', '新币'],
  ['', ''],
])('marks no others: %s, %s', (symbol, name) => {
  expect(misleadingMarks({ symbol, name }, listed)).toEqual([])
})
