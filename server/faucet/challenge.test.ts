import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { chainId } from '#core/chain/chainId.ts'
import { type Challenge, isSolved } from '#core/rewards/faucet.ts'
import { createChallenge, requireProof } from './challenge.ts'
import { createFaucetWallet, openFaucets } from './faucetWallet.ts'

const wallet = createFaucetWallet(devAccounts.faucet.key, undefined)
const terms = { chainId: chainId(31_337), wallet: devAccounts.user.address }
const easy = { difficulty: 8 }
const now = new Date('2026-03-01T12:00:00Z')
const sha256 = (text: string): Uint8Array => createHash('sha256').update(text).digest()

function solve(challenge: Challenge): { challenge: Challenge; nonce: number } {
  let nonce = 0
  while (!isSolved(challenge, nonce, easy.difficulty, sha256)) nonce++
  return { challenge, nonce }
}
const reason = (name: string) => expect.objectContaining({ reason: name })

it('a solved challenge counts for its own wallet and network, until it expires', () => {
  const proof = solve(createChallenge(wallet, terms, now))
  requireProof(wallet, terms, easy, proof, now)
  const refused = (change: Partial<typeof terms>, at = now) =>
    expect(() => requireProof(wallet, { ...terms, ...change }, easy, proof, at))
  refused({ wallet: devAccounts.friend.address }).toThrow(reason('faucet_proof_invalid'))
  refused({ chainId: chainId(31_338) }).toThrow(reason('faucet_proof_invalid'))
  refused({}, new Date(now.getTime() + 10 * 60_000)).toThrow(reason('faucet_proof_expired'))
})

it('a challenge of another server, or with a later end, is refused however much work is in it', () => {
  const other = createFaucetWallet(devAccounts.stranger.key, undefined)
  const forged = solve(createChallenge(other, terms, now))
  expect(() => requireProof(wallet, terms, easy, forged, now)).toThrow(reason('faucet_proof_invalid'))
  const own = createChallenge(wallet, terms, now)
  const longer = solve({ ...own, expiresAt: own.expiresAt + 1 })
  expect(() => requireProof(wallet, terms, easy, longer, now)).toThrow(reason('faucet_proof_invalid'))
})

it('work below the difficulty is refused', () => {
  const proof = solve(createChallenge(wallet, terms, now))
  expect(() => requireProof(wallet, terms, { difficulty: 250 }, proof, now)).toThrow(reason('faucet_proof_invalid'))
})

it('the maker’s key is no faucet key', () => {
  const { key, address } = devAccounts.maker
  expect(() => createFaucetWallet(key, address)).toThrow(reason('config_invalid'))
})

it('a faucet is open with a wallet, on a network that it can pay on', () => {
  const faucet = { chainId: terms.chainId } as Parameters<typeof openFaucets>[0]['faucets'][number]
  const open = (faucetWallet: typeof wallet | null, node: { payer?: () => never } | null) =>
    openFaucets({ faucets: [faucet], faucetWallet, chains: () => node })
  const payer = (): never => {
    throw new Error('pays nothing here')
  }
  expect(open(wallet, { payer })).toEqual([faucet])
  expect([open(null, { payer }), open(wallet, null), open(wallet, {})]).toEqual([[], [], []])
})
