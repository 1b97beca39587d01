import type { Api } from 'grammy'
import { z } from 'zod'
import { withDeadline } from '#runtime/outbound/withDeadline.ts'

const TIMEOUT_MS = 5_000
const manifest = z.object({ url: z.url() })

interface Places {
  /** Where people reach the app, by the bot's own configuration. */
  readonly publicUrl: string
  /** Where the bot reaches the API. */
  readonly apiUrl: string
}

const RULE = 'Telegram refuses Mini App methods at any other origin than the one in BotFather: all of them name one.'

/** The address that the server gives wallets as the app's own; null where it does not answer. */
async function serverUrl(apiUrl: string): Promise<string | null> {
  try {
    return await withDeadline(TIMEOUT_MS, async (signal) => {
      const answer = await fetch(`${apiUrl}/tonconnect-manifest.json`, { signal })
      return manifest.parse(await answer.json()).url
    })
  } catch {
    return null
  }
}

const differs = (url: string | null, publicUrl: string): url is string =>
  url !== null && new URL(url).origin !== new URL(publicUrl).origin

/** Null where the server has the bot's `PUBLIC_URL`, or cannot be asked. */
export async function serverOrigin({ publicUrl, apiUrl }: Places): Promise<string | null> {
  const url = await serverUrl(apiUrl)
  return differs(url, publicUrl)
    ? `PUBLIC_URL is ${publicUrl} here and ${url} at the server. ${RULE} Give both the same address.`
    : null
}

/** Null where the button next to the message field opens the app at the origin of `PUBLIC_URL`, or opens nothing. */
export async function buttonOrigin(api: Pick<Api, 'getChatMenuButton'>, { publicUrl }: Places): Promise<string | null> {
  const button = await api.getChatMenuButton()
  const url = button.type === 'web_app' ? button.web_app.url : null
  return differs(url, publicUrl)
    ? `The menu button opens ${url}, and PUBLIC_URL is ${publicUrl}. ${RULE} npm run bot:setup -- --apply sets the button.`
    : null
}
