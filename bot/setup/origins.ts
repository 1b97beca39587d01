import type { Api } from 'grammy'
import { z } from 'zod'
import { withDeadline } from '#runtime/outbound.ts'

const TIMEOUT_MS = 5_000
const manifest = z.object({ url: z.url() })

interface Places {
  /** Public URL of the app, as configured for the bot. */
  readonly publicUrl: string
  /** URL of the API, as the bot uses it. */
  readonly apiUrl: string
}

const RULE = 'Telegram refuses Mini App methods at any other origin than the one in BotFather: all of them name one.'

/** Returns the app's URL in the server's wallet manifest; null if the server doesn't answer. */
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

/** Null if the server has the bot's `PUBLIC_URL`, or doesn't answer. */
export async function serverOrigin({ publicUrl, apiUrl }: Places): Promise<string | null> {
  const url = await serverUrl(apiUrl)
  return differs(url, publicUrl)
    ? `PUBLIC_URL is ${publicUrl} here and ${url} at the server. ${RULE} Set both to the same address.`
    : null
}

/** Null if the menu button opens the app at the origin of `PUBLIC_URL`, or opens nothing. */
export async function buttonOrigin(api: Pick<Api, 'getChatMenuButton'>, { publicUrl }: Places): Promise<string | null> {
  const button = await api.getChatMenuButton()
  const url = button.type === 'web_app' ? button.web_app.url : null
  return differs(url, publicUrl)
    ? `The menu button opens ${url}, and PUBLIC_URL is ${publicUrl}. ${RULE} npm run bot:setup -- --apply sets the button.`
    : null
}
