import { THEME, TonConnectUI } from '@tonconnect/ui-react'
import type { ITonConnect } from '@tonconnect/sdk'
import type { WalletConfig } from '../config.ts'

/** Window with all wallets while it is open. */
export interface WalletWindow {
  /** Resolves when the user has closed it without choosing. */
  readonly closed: Promise<void>
  close(): void
}

let ui: TonConnectUI | null = null

const languageOf = (page: string): 'en' | 'ru' => (page.startsWith('ru') ? 'ru' : 'en')
const themeOf = (name: string | undefined): THEME => (name === 'light' ? THEME.LIGHT : THEME.DARK)

/** Returns the return target of wallets: the Mini App inside Telegram, elsewhere this page. */
const returnTo = (url: string | null | undefined) =>
  url?.includes('://') ? { twaReturnUrl: url as `${string}://${string}` } : {}

/** The package's window is mounted next to the page's root, never around it. */
function hostOf(connector: ITonConnect, { tonConnect }: WalletConfig): TonConnectUI {
  const { lang, dataset } = document.documentElement
  ui ??= new TonConnectUI({ connector, restoreConnection: false, analytics: { mode: 'off' } })
  ui.uiOptions = {
    language: languageOf(lang),
    uiPreferences: { theme: themeOf(dataset['theme']) },
    actionsConfiguration: { modals: [], notifications: [], ...returnTo(tonConnect?.return_url) },
  }
  return ui
}

export async function openWindow(
  connector: ITonConnect,
  settings: WalletConfig,
  payload: string | null,
): Promise<WalletWindow> {
  const host = hostOf(connector, settings)
  host.setConnectRequestParameters(payload === null ? null : { state: 'ready', value: { tonProof: payload } })
  let leave = (): void => undefined
  const closed = new Promise<void>((resolve) => {
    leave = host.onModalStateChange(({ status, closeReason }) => {
      if (status === 'closed' && closeReason !== 'wallet-selected') resolve()
    })
  })
  await host.openModal()
  return {
    closed,
    close: () => {
      leave()
      host.closeModal()
    },
  }
}
