import type { Token } from '../wire.ts'

const token = (
  blockchain: string,
  symbol: string,
  decimals: number,
  assetId: string,
  contractAddress: string | null = null,
): Token & { symbol: string; price: number; priceUpdatedAt: string } => ({
  assetId,
  decimals,
  blockchain,
  symbol,
  price: 1,
  priceUpdatedAt: '2026-03-01T12:00:00.000Z',
  contractAddress,
})

const omft = (name: string): string => `nep141:${name}.omft.near`
const hot = (name: string): string => `nep245:v2_1.omni.hot.tg:${name}`

/** Tokens as the vendor lists them: the names are its own, not derived. */
export const listedTokens = [
  token('near', 'wNEAR', 24, 'nep141:wrap.near', 'wrap.near'),
  token('eth', 'ETH', 18, omft('eth')),
  token(
    'eth',
    'USDC',
    6,
    omft('eth-0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'),
    '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  ),
  token(
    'eth',
    'USDT',
    6,
    omft('eth-0xdac17f958d2ee523a2206206994597c13d831ec7'),
    '0xdac17f958d2ee523a2206206994597c13d831ec7',
  ),
  token(
    'eth',
    'WBTC',
    8,
    omft('eth-0x2260fac5e5542a773aa44fbcfedf7c193bc2c599'),
    '0x2260fac5e5542a773aa44fbcfedf7c193bc2c599',
  ),
  token('arb', 'ETH', 18, omft('arb')),
  token(
    'arb',
    'USDC',
    6,
    omft('arb-0xaf88d065e77c8cc2239327c5edb3a432268e5831'),
    '0xaf88d065e77c8cC2239327C5EDb3A432268e5831',
  ),
  token(
    'arb',
    'USDT',
    6,
    omft('arb-0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9'),
    '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9',
  ),
  token('base', 'ETH', 18, omft('base')),
  token(
    'base',
    'USDC',
    6,
    omft('base-0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'),
    '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
  ),
  token('gnosis', 'xDAI', 18, omft('gnosis')),
  token('bera', 'BERA', 18, omft('bera')),
  token('op', 'ETH', 18, hot('10_11111111111111111111')),
  token('op', 'USDC', 6, hot('10_A2ewyUyDp6qsue1jqZsGypkCxRJ'), '0x0b2c639c533813f4aa9d7837caf62653d097ff85'),
  token('op', 'USDT', 6, hot('10_359RPSJVdTxwTJT9TyGssr2rFoWo'), '0x94b008aa00579c1307b0ef2c499ad98a8ce58e58'),
  token('bsc', 'BNB', 18, hot('56_11111111111111111111')),
  token('bsc', 'USDC', 18, hot('56_2w93GqMcEmQFDru84j3HZZWt557r'), '0x8ac76a51cc950d9822d68b83fe1ad97b32cd580d'),
  token('bsc', 'USDT', 18, hot('56_2CMMyVTGZkeyNZTSvS5sarzfir6g'), '0x55d398326f99059ff775485246999027b3197955'),
  token('pol', 'POL', 18, hot('137_11111111111111111111')),
  token('pol', 'USDT', 6, hot('137_3hpYoaLtt8MP1Z2GH1U473DMRKgr'), '0xc2132d05d31c914a87c6611c10748aeb04b58e8f'),
  token('avax', 'AVAX', 18, hot('43114_11111111111111111111')),
  token('sol', 'SOL', 9, omft('sol')),
  token(
    'sol',
    'USDC',
    6,
    omft('sol-5ce3bf3a31af18be40ba30f721101b4341690186'),
    'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  ),
  token(
    'sol',
    'USDT',
    6,
    omft('sol-c800a4bd850783ccb82c2b2c7e84175443606352'),
    'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
  ),
  token('btc', 'BTC', 8, omft('btc')),
  token('ton', 'TON', 9, hot('1117_')),
]
