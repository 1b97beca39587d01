import { expect, it } from 'vitest'
import { networkOfCheckIn } from './networkOfCheckIn.ts'

const pending = (hash: string | null) => ({ wallet: '0xab', chainId: 8453, hash, sentAt: 1 })

it.each([
  ['nothing is under way', null, null, 1868],
  ['the person chose', null, 59144, 59144],
  ['one was sent, which no choice moves', pending('0x01'), 59144, 8453],
  ['the wallet stayed silent', pending(null), null, 8453],
  ['the wallet stayed silent and the person chose another', pending(null), 59144, 59144],
])('where %s', (_, kept, chosen, network) => {
  expect(networkOfCheckIn({ pending: kept, chosen, usual: 1868 })).toBe(network)
})
