import { expect, it } from 'vitest'
import { families, type FamilyName } from '#core/chain/family.ts'
import type { NonceData } from '#core/wire/identity.ts'
import { signInText } from '#src/wallets/signInText.ts'
import { askNonce, evmWallet, svmWallet } from './signIn.ts'
import type { TestApp } from './testApp.ts'

interface Signer {
  readonly address: string
  signText(message: string): string | Promise<string>
}

interface SignInFamily {
  readonly family: FamilyName
  /** Name of the family in the first line of its text. */
  readonly word: string
  readonly chainId: number
  readonly app: () => TestApp
  readonly wallet: Signer
  readonly other: Signer
}

/** Parts of a text that differ from those of an honest one. */
export type Change = Partial<Parameters<typeof signInText>[2]> & {
  readonly address?: string
  readonly nonceOf?: NonceData
  readonly word?: string
}

/** Refusals of the one strict reader, which every family gets. */
const refusals: readonly (readonly [name: string, change: Change, reason: string])[] = [
  ['another domain', { domain: 'evil.example' }, 'domain_mismatch'],
  ['another page', { uri: 'https://evil.example' }, 'message_altered'],
  ['another sentence', { statement: 'Sign in and give me everything.' }, 'message_altered'],
  ['another network', { chainId: 31337 }, 'message_altered'],
  ['a nonce that is not ours', { nonce: 'abcdefgh12345678' }, 'nonce_invalid'],
  ['another subject', { requestId: 'telegram:7' }, 'request_mismatch'],
  ['a later end', { expiresAt: '2026-12-31T00:00:00.000Z' }, 'message_altered'],
  ['an old text', { issuedAt: '2026-01-01T00:00:00.000Z' }, 'message_expired'],
  ['the heading of EVM', { word: 'Ethereum' }, 'message_invalid'],
]

/** Texts, signatures and answers of a family's sign-in, and the tests that each family has to pass. */
export function familySignIn({ family, word: ownWord, chainId, app, wallet, other }: SignInFamily) {
  const asked = { family, chain_id: chainId }

  async function textOf({ address = wallet.address, word = ownWord, nonceOf, ...change }: Change = {}) {
    const n = nonceOf ?? (await askNonce(app(), {}, asked))
    return signInText(word, address, {
      domain: n.domain,
      uri: n.uri,
      nonce: n.nonce,
      statement: n.statement,
      issuedAt: n.issued_at,
      expiresAt: n.expires_at,
      chainId: n.chain_id ?? 0,
      ...change,
    })
  }
  const post = (body: object) => app().call('POST', '/api/identity/v1/verify', { body })
  const body = async (message: string, signer = wallet, address = signer.address) => ({
    family,
    address,
    message,
    signature: await signer.signText(message),
  })
  /** Stands for the wallet, with this signature. */
  const giving = (signature: string, address = wallet.address): Signer => ({ address, signText: () => signature })
  const reason = async (answer: ReturnType<typeof post>) =>
    ((await answer).body as { data: { reason: string } }).data.reason
  const refused = async (change: Change) => reason(post(await body(await textOf(change))))

  function itIsStrict(): void {
    it.each([...refusals, ['another account', { address: other.address }, 'address_mismatch'] as const])(
      'refuses %s',
      async (_, change, expected) => expect(await refused(change)).toBe(expected),
    )

    it('accepts a nonce once, and a signed text never again', async () => {
      const signed = await body(await textOf())
      expect((await post(signed)).status).toBe(200)
      expect(await reason(post(signed))).toBe('nonce_invalid')
    })

    it('spends the nonce on a wrong signature', async () => {
      const message = await textOf()
      expect(await reason(post(await body(message, other, wallet.address)))).toBe('signature_invalid')
      expect(await reason(post(await body(message)))).toBe('nonce_invalid')
    })

    it('is none of another family', async () => {
      const signed = await body(await textOf())
      for (const one of families.filter((name) => name !== family)) {
        const answer = await reason(post({ ...signed, family: one }))
        expect(['message_invalid', 'address_invalid']).toContain(answer)
      }
    })

    it('cannot spend a nonce that another family asked for, nor its own be spent by one', async () => {
      const ofEvm = await askNonce(app(), {}, { family: 'evm' })
      expect(await refused({ nonceOf: ofEvm, chainId })).toBe('message_altered')
      const own = await askNonce(app(), {}, asked)
      for (const one of [evmWallet(), svmWallet()]) {
        const answer = await one.answer({ ...own, chain_id: 31337 })
        expect(['message_altered', 'nonce_invalid']).toContain(await reason(post(answer)))
      }
    })
  }

  return { textOf, post, body, giving, reason, refused, itIsStrict }
}
