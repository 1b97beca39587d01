import { expect, it } from 'vitest'
import { networkOfCheckIn, usualNetwork } from './CheckInNetwork.tsx'

const pending = (hash: string | null) => ({ wallet: '0xab', chainId: 8453, hash, day: '2026-03-02', sentAt: 1 })

it.each([
  ['nothing is under way', null, null, 1868],
  ['the person chose', null, 59144, 59144],
  ['one was sent, which no choice moves', pending('0x01'), 59144, 8453],
  ['the wallet stayed silent', pending(null), null, 8453],
  ['the wallet stayed silent and the person chose another', pending(null), 59144, 59144],
])('where %s', (_, kept, chosen, network) => {
  expect(networkOfCheckIn({ pending: kept, chosen, usual: 1868 })).toBe(network)
})

const offered = [
  { chain_id: 1, family: 'evm' },
  { chain_id: 1868, family: 'evm' },
  { chain_id: 7, family: 'ton' },
] as const
it.each([
  ['the operator’s own, with no wallet', undefined, 1868],
  ['the operator’s own, where the wallet is of its kind', 'evm', 1868],
  ['the first one of the wallet’s kind', 'ton', 7],
  ['the operator’s own, where the wallet has none', 'svm', 1868],
] as const)('begins with %s', (_, family, network) => {
  expect(usualNetwork(offered, 1868, family && { family })).toBe(network)
})
