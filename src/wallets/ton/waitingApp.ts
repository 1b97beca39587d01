import type { WalletInfo } from '@tonconnect/sdk'
import type { WalletConfig } from '../config.ts'
import type { AppLink } from '../contract.ts'
import type { HostEnvironment } from '../hostEnvironment.ts'
import { askedApp } from './askedApp.ts'
import type { Session } from './session.ts'

const WEB_CLIENT = /tgWebAppPlatform=web/

const isCalled =
  (called: string) =>
  ({ name, appName }: WalletInfo): boolean =>
    [name, appName].some((one) => one.toLowerCase() === called.toLowerCase())

/** App of the connected wallet, with the link that opens it; null for wallets in the page. The package only posts to the bridge. */
export async function waitingApp(
  { connector, wallet }: ReturnType<Session['current']>,
  place: HostEnvironment,
  { launch = null, tonConnect }: WalletConfig,
): Promise<AppLink | null> {
  if (wallet.provider !== 'http') return null
  const known = (await connector.getWallets()).find(isCalled(wallet.device.appName))
  if (!known) return null
  const [sessionId, userAgent] = [await connector.getSessionId(), globalThis.navigator?.userAgent ?? '']
  return askedApp(known, {
    place,
    userAgent,
    nativeTelegram: launch !== null && !WEB_CLIENT.test(launch),
    returnUrl: tonConnect?.return_url ?? null,
    sessionId,
  })
}
