import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { devAccounts } from '../testing/accounts.ts'
import { permitSignature, type PermitTerms, permitTypedData } from './permit.ts'

const owner = privateKeyToAccount(devAccounts.user.key)
const terms: PermitTerms = {
  chainId: 31338,
  token: '0x700b6a60ce7eaaea56f065753d8dcb9653dbad35',
  name: 'USD Coin',
  version: '1',
  owner: devAccounts.user.address,
  spender: '0xa15bb66138824a1c7167f5e85b957d04dd34e468',
  amount: 50n * 10n ** 18n,
  nonce: 3n,
  deadline: 1_800_000_600,
}

describe('a permit', () => {
  it('splits into the owner’s signature', async () => {
    const text = await owner.signTypedData(permitTypedData(terms))
    const signature = await permitSignature(terms, text)
    expect(signature).toMatchObject({ deadline: terms.deadline, r: text.slice(0, 66), s: `0x${text.slice(66, 130)}` })
    expect(signature?.v).toBe(Number.parseInt(text.slice(130), 16))
  })

  it.each<[string, Partial<PermitTerms>]>([
    ['network', { chainId: 31337 }],
    ['token', { token: devAccounts.friend.address }],
    ['name', { name: 'Coin' }],
    ['version', { version: '2' }],
    ['owner', { owner: devAccounts.friend.address }],
    ['spender', { spender: devAccounts.friend.address }],
    ['amount', { amount: terms.amount + 1n }],
    ['nonce', { nonce: 4n }],
    ['deadline', { deadline: terms.deadline + 1 }],
  ])('is none for another %s', async (_, change) => {
    const text = await owner.signTypedData(permitTypedData(terms))
    expect(await permitSignature({ ...terms, ...change }, text)).toBeNull()
  })

  it.each(['0x', `0x${'00'.repeat(65)}`, `0x${'ab'.repeat(200)}`] as const)('is none from %.20s', async (text) => {
    expect(await permitSignature(terms, text)).toBeNull()
  })
})
