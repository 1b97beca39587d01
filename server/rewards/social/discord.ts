import { z } from 'zod'
import type { AskVendor } from './askVendor.ts'
import { readAnswer, unavailable } from './refusals.ts'
import type { SocialVerifier } from './verifier.ts'

const NAME = 'Discord'
const SCOPE = 'guilds.members.read'
/** Discord's 404 codes: unknown member, unknown user. */
const goneCodes = [10007, 10013]
const NO_BOT =
  'Members are not rechecked after a week: that needs a bot in the community, DISCORD_BOT_TOKEN. Until then their recheck waits'

const tokenAnswer = z.object({ access_token: z.string().min(1), scope: z.string() })
const tokenRefusal = z.object({ error: z.string(), error_description: z.string().optional() })
const memberAnswer = z.object({
  user: z.object({ id: z.string().regex(/^\d{1,20}$/) }),
  pending: z.boolean().optional(),
})
const failure = z.object({ code: z.int() })

interface DiscordOptions {
  readonly ask: AskVendor
  readonly clientId: string
  readonly clientSecret: string
  readonly guildId: string
  /** Discord's authorization page. */
  readonly authorizeUrl: string
  /** Redirect target after the authorization; registered with the application. */
  readonly redirectUri: string
  /** Token of a bot in the community, which can recheck members; without it rechecks wait. */
  readonly botToken: string | null
}

/** Older responses describe the code in words instead of `invalid_grant`. */
const isAboutCode = ({ error, error_description = '' }: z.infer<typeof tokenRefusal>): boolean =>
  error === 'invalid_grant' || (error === 'invalid_request' && error_description.includes('"code"'))

/** Checks Discord membership with the user's authorization, which is used once and never stored. */
export function discordVerifier({
  ask,
  clientId,
  clientSecret,
  guildId,
  authorizeUrl,
  redirectUri,
  botToken,
}: DiscordOptions): SocialVerifier {
  /** Null for a code that is used, expired or lacks the scope. */
  async function tokenOf(code: string): Promise<string | null> {
    const form = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      client_id: clientId,
      client_secret: clientSecret,
    }
    const { status, body } = await ask({ path: '/api/v10/oauth2/token', form })
    if (status === 200) {
      const { access_token: token, scope } = readAnswer(NAME, tokenAnswer, body)
      return scope.split(' ').includes(SCOPE) ? token : null
    }
    const refused = tokenRefusal.safeParse(body)
    if (refused.success && isAboutCode(refused.data)) return null
    throw unavailable(
      NAME,
      `HTTP ${status} for a code (${refused.success ? refused.data.error : 'no reason'}); check the application’s id, secret and redirect address`,
    )
  }

  async function recheck(account: string): Promise<'stands' | 'left'> {
    const { status, body } = await ask({
      path: `/api/v10/guilds/${guildId}/members/${account}`,
      headers: { authorization: `Bot ${botToken ?? ''}` },
    })
    if (status === 200) return 'stands'
    const failed = failure.safeParse(body)
    if (status === 404 && failed.success && goneCodes.includes(failed.data.code)) return 'left'
    throw unavailable(NAME, `HTTP ${status} for a member; check that the bot is in the community`)
  }

  return {
    authorizeUrl: `${authorizeUrl}?${new URLSearchParams({ client_id: clientId, response_type: 'code', redirect_uri: redirectUri, scope: SCOPE }).toString()}`,
    async verify({ code }) {
      if (code === null) return { refusal: 'code_missing' }
      const token = await tokenOf(code)
      if (token === null) return { refusal: 'code_refused' }
      const { status, body } = await ask({
        path: `/api/v10/users/@me/guilds/${guildId}/member`,
        headers: { authorization: `Bearer ${token}` },
      })
      if (status === 404) return { refusal: 'verification_failed' }
      if (status !== 200) throw unavailable(NAME, `HTTP ${status} for the person’s own membership`)
      const { user, pending } = readAnswer(NAME, memberAnswer, body)
      return pending ? { refusal: 'member_pending' } : { account: user.id }
    },
    recheck: botToken === null ? null : recheck,
    setUpProblem: null,
    notice: botToken === null ? NO_BOT : null,
  }
}
