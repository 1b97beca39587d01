import { z } from 'zod'
import { carriesCode, profileCode } from '#core/rewards/accountProof.ts'
import type { AskVendor } from './askVendor.ts'
import { readAnswer, type SocialRefusal, unavailable } from './refusals.ts'
import type { SocialVerifier } from './verifier.ts'

const NAME = 'X'
/** The newest follow is first, so that a user who has just followed is on the first page. */
const MOST_PAGES = 5
const PAGE = 1000

const id = z.string().regex(/^\d{1,20}$/)
/**
 * Errors for accounts that X doesn't show: unknown, suspended, protected. Other errors reveal nothing about an account.
 */
const hidden = z.object({ type: z.string().regex(/\/(resource-not-found|not-authorized-for-resource)$/) })
/** Replaces `data` in a response with status 200. */
const errors = z.array(hidden).min(1).optional()
const userAnswer = z
  .object({
    data: z.object({ id, protected: z.boolean().optional(), description: z.string().optional() }).optional(),
    errors,
  })
  .refine((answer) => answer.data !== undefined || answer.errors !== undefined)
const followingAnswer = z
  .object({
    data: z.array(z.object({ id })).optional(),
    meta: z.object({ result_count: z.int(), next_token: z.string().optional() }).optional(),
    errors,
  })
  .refine((answer) => answer.meta !== undefined || answer.errors !== undefined)

type Sight = 'follows' | 'absent' | 'hidden' | 'unseen'
const refusalOf: Record<Exclude<Sight, 'follows'>, SocialRefusal> = {
  absent: 'verification_failed',
  hidden: 'account_protected',
  unseen: 'follow_out_of_sight',
}
/** An account that hides its follows can't be seen following; one with thousands more may still follow. */
const standing: Record<Sight, 'stands' | 'left'> = {
  follows: 'stands',
  unseen: 'stands',
  absent: 'left',
  hidden: 'left',
}

interface XOptions {
  readonly ask: AskVendor
  readonly token: string
  /** Id of the account to follow. */
  readonly accountId: string
}

/**
 * Checks follows on X by an account whose profile shows the wallet's code: GET /2/users/by/username/{name}, then
 * /2/users/{id}/following, with the application's token.
 */
export function xVerifier({ ask, token, accountId }: XOptions): SocialVerifier {
  /** Null for an account that X doesn't show. */
  async function get<T>(path: string, schema: z.ZodType<T>): Promise<T | null> {
    const { status, body } = await ask({ path, headers: { authorization: `Bearer ${token}` } })
    if (status === 404 && hidden.safeParse(body).success) return null
    if (status !== 200)
      throw unavailable(NAME, `HTTP ${status}; check the token, and that its plan includes the follows lookup`)
    return readAnswer(NAME, schema, body)
  }

  async function sightOf(account: string): Promise<Sight> {
    let next: string | undefined
    for (let page = 0; page < MOST_PAGES; page++) {
      const query = new URLSearchParams({
        max_results: String(PAGE),
        ...(next === undefined ? {} : { pagination_token: next }),
      })
      const answer = await get(`/2/users/${account}/following?${query.toString()}`, followingAnswer)
      if (answer?.data?.some((one) => one.id === accountId)) return 'follows'
      if (!answer?.meta) return 'hidden'
      next = answer.meta.next_token
      if (next === undefined) return 'absent'
    }
    return 'unseen'
  }

  return {
    authorizeUrl: null,
    notice: null,
    setUpProblem: null,
    async verify({ wallet, twitterUsername: handle }) {
      if (handle === null) return { refusal: 'handle_missing' }
      const user = (
        await get(`/2/users/by/username/${encodeURIComponent(handle)}?user.fields=protected,description`, userAnswer)
      )?.data
      if (!user) return { refusal: 'handle_unknown' }
      if (user.protected) return { refusal: 'account_protected' }
      // Checked before the follows: a typed name proves nothing, and strangers must not learn about others.
      if (!carriesCode(user.description ?? '', await profileCode(wallet))) return { refusal: 'account_unproven' }
      const sight = await sightOf(user.id)
      return sight === 'follows' ? { account: user.id } : { refusal: refusalOf[sight] }
    },
    recheck: async (account) => standing[await sightOf(account)],
  }
}
