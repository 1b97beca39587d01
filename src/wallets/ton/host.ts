import { THEME, TonConnectUI } from '@tonconnect/ui-react'
import type { ITonConnect } from '@tonconnect/sdk'
import type { WalletConfig } from '../config.ts'

/** The window with all wallets while it is open. */
export interface WalletWindow {
  /** Resolves when the person has closed it without choosing. */
  readonly closed: Promise<void>
  close(): void
}

let ui: TonConnectUI | null = null

const languageOf = (page: string): 'en' | 'ru' => (page.startsWith('ru') ? 'ru' : 'en')
const themeOf = (name: string | undefined): THEME => (name === 'light' ? THEME.LIGHT : THEME.DARK)

/** Where wallets lead back to: from inside Telegram into the app there, elsewhere to this page. */
const returnTo = (url: string | null | undefined) =>
  url?.includes('://') ? { twaReturnUrl: url as `${string}://${string}` } : {}

/** The package's own window stands beside the page, never around it. */
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
