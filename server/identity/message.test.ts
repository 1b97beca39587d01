import { createSiweMessage } from 'viem/siwe'
import { describe, expect, it } from 'vitest'
import type { Catalogue } from '#core/catalogue/types.ts'
import { signInDomain } from './domain.ts'
import { parseSignInMessage } from '#chains/signIn.ts'
import { servicesOf } from '#chains/services.ts'
import { type FamilyName, families } from '#core/chain/family.ts'

const siweAddress = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const siwe = createSiweMessage({
  address: siweAddress,
  chainId: 31337,
  domain: 'bridge.example',
  uri: 'https://bridge.example',
  nonce: 'abcdefgh',
  statement: 'Sign in.',
  version: '1',
  issuedAt: new Date('2026-03-01T12:00:00Z'),
  expirationTime: new Date('2026-03-01T12:10:00Z'),
})

describe('a sign-in text', () => {
  it('is parsed as wallets write it', () => {
    expect(parseSignInMessage(siwe, 'Ethereum')).toEqual({
      form: 'text',
      domain: 'bridge.example',
      address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      statement: 'Sign in.',
      uri: 'https://bridge.example',
      chainId: 31337,
      nonce: 'abcdefgh',
      requestId: null,
      issuedAt: new Date('2026-03-01T12:00:00Z'),
      expiresAt: new Date('2026-03-01T12:10:00Z'),
      notBefore: null,
    })
  })

  it.each([
    ['two nonces', `${siwe}\nNonce: other123`],
    ['another version', siwe.replace('Version: 1', 'Version: 2')],
    ['no nonce', siwe.replace(/Nonce: .*/, '')],
    ['a time that is none', siwe.replace(/Issued At: .*/, 'Issued At: soon')],
    ['a time without a zone', siwe.replace(/Issued At: .*/, 'Issued At: 2026-03-01T12:00:00')],
    ['a line of its own', siwe.replace('\nNonce', '\nYou agree.\nNonce')],
    ['fields in another order', siwe.replace(/(Version: 1)\n(Chain ID: \d+)/, '$2\n$1')],
    ['resources', `${siwe}\nResources:\n- https://evil.example`],
    ['another family’s word', siwe.replace('Ethereum', 'Solana')],
    ['another first line', siwe.replace('wants you to sign in', 'asks you to sign in')],
  ])('with %s is refused', (_, text) =>
    expect(() => parseSignInMessage(text, 'Ethereum')).toThrow(expect.objectContaining({ reason: 'message_invalid' })),
  )
})

describe('families of wallets', () => {
  const words: Partial<Record<FamilyName, string>> = {
    evm: 'Ethereum',
    svm: 'Solana',
    bitcoin: 'Bitcoin',
    fuel: 'Fuel',
    benfen: 'BenFen',
    ton: 'TON',
    starknet: 'Starknet',
  }
  it.each(families)('%s reads no text that another family’s wallet signed', (family) => {
    const read = servicesOf(family)?.signIn?.read
    expect(read).toBeDefined()
    for (const [other, word] of Object.entries(words))
      if (other !== family)
        expect(() => read?.(siwe.replace('Ethereum', word), siweAddress), word).toThrow(
          expect.objectContaining({ reason: 'message_invalid' }),
        )
  })
})

describe('the domain of a sign-in', () => {
  const catalogue = { channels: [{ domains: ['over.example'] }] } as unknown as Catalogue
  it.each([
    ['bridge.example', 'https://bridge.example', 'bridge.example'],
    ['over.example', 'https://bridge.example', 'over.example'],
    ['over.example:9999', 'https://bridge.example', 'bridge.example'],
    ['over.example:3000', 'http://127.0.0.1:3000', 'over.example:3000'],
    ['evil.example', 'https://bridge.example', 'bridge.example'],
    ['localhost:3000', 'http://127.0.0.1:3000', 'localhost:3000'],
    ['localhost:3001', 'http://127.0.0.1:3000', '127.0.0.1:3000'],
    ['localhost', 'https://bridge.example', 'bridge.example'],
  ])('for host %s and public URL %s: %s', (host, url, domain) =>
    expect(signInDomain(host, url, catalogue)).toBe(domain),
  )
})
