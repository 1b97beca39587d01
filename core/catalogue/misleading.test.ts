import { expect, it } from 'vitest'
import { createMisleadingMarks, looksAlike } from './misleading.ts'

const listed = [
  { asset_id: '1:0xusdc', symbol: 'USDC', name: 'USD Coin' },
  { asset_id: '1:0xusdt', symbol: 'USDT', name: 'Tether USD' },
  { asset_id: '1:native', symbol: 'ETH', name: 'Ether' },
  { asset_id: '1:0xlink', symbol: 'LINK', name: 'ChainLink Token' },
  { asset_id: '1:0xmnt', symbol: 'MNT', name: 'Mantle' },
  { asset_id: '1:0xsol', symbol: 'SOL', name: 'Solana' },
  { asset_id: '1:0xusdt0', symbol: 'USD₮0', name: 'USD₮0' },
]
const marksOf = createMisleadingMarks(listed)

it.each([
  ['the symbol of a listed one', 'USDC', 'Another coin', ['same_symbol']],
  ['the symbol in other letters', 'usdc', 'Another coin', ['same_symbol']],
  ['Cyrillic letters that look Latin', 'USDС', 'Another coin', ['same_symbol', 'mixed_letters']],
  ['Cyrillic letters alone', 'ЕТН', 'Another coin', ['same_symbol']],
  ['Greek letters alone', 'ΕΤΗ', 'Another coin', ['same_symbol']],
  ['Cyrillic and Greek letters', 'ЕΤΗ', 'Another coin', ['same_symbol', 'mixed_letters']],
  ['Cherokee letters in its name', 'NEW', 'ᏚOᏞ', ['same_symbol', 'mixed_letters']],
  ['syllables that look like letters', 'ᑌᔕᗪᑕ', 'Another coin', ['same_symbol']],
  ['full-width letters', 'ＵＳＤＣ', 'Another coin', ['same_symbol']],
  ['mathematical letters', '𝐔𝐒𝐃𝐂', 'Another coin', ['same_symbol']],
  ['letters in circles', 'ⓊⓈⒹⒸ', 'Another coin', ['same_symbol']],
  ['letters in dark squares', '🆄🆂🅳🅲', 'Another coin', ['same_symbol']],
  ['letters with marks', 'ÜŠḐĊ', 'Another coin', ['same_symbol']],
  ['a small capital', 'USDᴄ', 'Another coin', ['same_symbol']],
  ['small capitals alone', 'ᴜꜱᴅᴄ', 'Another coin', ['same_symbol']],
  ['a sign for a letter', 'USD₮', 'Another coin', ['same_symbol']],
  ['the sign of another currency', 'USD₵', 'Another coin', ['same_symbol']],
  ['a dollar sign for a letter', 'U$DC', 'Another coin', ['same_symbol']],
  ['a dollar sign as an ornament', '$USDC', 'Another coin', ['same_symbol']],
  ['signs between letters', 'U.S.D.C', 'Another coin', ['same_symbol']],
  ['1 for I', 'L1NK', 'Another coin', ['same_symbol']],
  ['l for I', 'LlNK', 'Another coin', ['same_symbol']],
  ['I for L', 'IINK', 'Another coin', ['same_symbol']],
  ['a line for I', 'L|NK', 'Another coin', ['same_symbol']],
  ['5 for S', 'U5DC', 'Another coin', ['same_symbol']],
  ['0 for O', 'S0L', 'Another coin', ['same_symbol']],
  ['O for 0', 'USDTO', 'Another coin', ['same_symbol']],
  ['r and n for M', 'rnNT', 'Another coin', ['same_symbol']],
  ['r and n for M in a name', 'NEW', 'rnantle', ['same_symbol']],
  ['the name of a listed one', 'NEW', 'USD Coin', ['same_symbol']],
  ['a small capital in its name', 'NEW', 'USD ᴄoin', ['same_symbol']],
  ['the symbol of one as its name', 'NEW', 'USDC', ['same_symbol']],
  ['a sign after it', 'USDC✓', 'Another coin', ['same_symbol', 'mixed_letters']],
  ['an invisible letter', 'US\u200bDC', 'Another coin', ['same_symbol', 'mixed_letters']],
  ['a letter that none replaces', 'NEWþ', 'New', ['mixed_letters']],
  ['a bracket for a letter', 'NEW)', 'New', ['mixed_letters']],
  ['an address of a page', 'NEW', 'visit usdc-claim.com', ['lure']],
  ['a link', 'https://a.bc', 'New', ['lure']],
  ['a page in its symbol', 'GIFT.XYZ', 'New', ['lure']],
  ['a promise', 'NEW', 'Claim your airdrop', ['lure']],
  ['letters of two alphabets', 'NЕW', 'New', ['mixed_letters']],
] as const)('marks %s: %s, %s', (_, symbol, name, marks) => {
  expect(marksOf({ asset_id: '1:0xfake', symbol, name })).toEqual(marks)
})

it.each([
  ['UNI', 'Uniswap'],
  ['USDC.e', 'Bridged USDC'],
  ['UNI-V2', 'Uniswap V2'],
  ['WETH/DAI LP', 'Pool shares'],
  ['ZŁOTY', 'Polish złoty'],
  ['YFI', 'yearn.finance'],
  ['ETHFI', 'ether.fi governance token'],
  ['1INCH', '1inch'],
  ['BURN', 'Burn'],
  ['ТОН', 'Монета'],
  ['ΔΡΑΧΜΗ', 'Δραχμή'],
  ['РУБЛЬ', 'Рубль USD'],
  ['币', '新币'],
  ['₿', ''],
  ['🐸', ''],
  ['', ''],
])('marks no others: %s, %s', (symbol, name) => {
  expect(marksOf({ asset_id: '1:0xnew', symbol, name })).toEqual([])
})

it.each(listed)('marks a listed token never against itself: $symbol', (token) => {
  expect(marksOf(token)).toEqual([])
  expect(listed.filter(({ symbol }) => looksAlike(symbol, token.symbol))).toEqual([token])
})
