import { z } from 'zod'
import { faucetPages } from '../rewards/faucet.ts'
import { address, amount, chainIdNumber, time } from './common.ts'

export const faucetRow = z.object({
  chain_id: chainIdNumber,
  /** Pages that show this faucet alone. */
  pages: z.array(z.enum(faucetPages)),
  /** Base units of the native coin, like all amounts here. */
  amount,
  daily_budget: amount,
  /** Left of the budget of the last 24 hours. */
  left: amount,
  cooldown_hours: z.int(),
  /** Claims that wait to be paid. */
  queued: z.int(),
  /** `unread`: its balance can't be read now. */
  status: z.enum(['open', 'spent', 'empty', 'unread']),
})
export type FaucetRow = z.infer<typeof faucetRow>
/** Empty if the operator has opened none. */
export const faucetList = z.object({ list: z.array(faucetRow) })

const place = { chain_id: chainIdNumber, address }
export const faucetChallengeRequest = z.strictObject(place)

const challenge = { id: z.string().min(1).max(64), expires_at: z.int().positive(), seal: z.string().min(1).max(64) }
/** Work to do before a claim: a nonce whose hash has `difficulty` leading zero bits. */
export const faucetChallenge = z.object({ ...challenge, difficulty: z.int() })

export const faucetClaimRequest = z.strictObject({
  ...place,
  ...challenge,
  nonce: z.int().nonnegative(),
})

export const faucetClaim = z.object({
  id: z.string(),
  chain_id: chainIdNumber,
  amount,
  /** `held`: waits for the operator. */
  state: z.enum(['queued', 'sent', 'paid', 'failed', 'held']),
  tx_hash: z.string().nullable(),
  /** Null where links out of the app are not allowed, and without an explorer. */
  explorer_url: z.string().nullable(),
  claimed_at: time,
})
export type FaucetClaimData = z.infer<typeof faucetClaim>
export const faucetClaims = z.object({ list: z.array(faucetClaim) })
