import {
  addToHomeScreen,
  checkHomeScreenStatus,
  cloudStorage,
  hapticFeedback,
  popup,
  requestWriteAccess,
  shareMessage,
} from '@telegram-apps/sdk-react'
import { restOfMessages } from '#src/i18n/current.ts'
import { t } from '#src/i18n/t.ts'
import type { Host, Platform, Handed } from '../contract.ts'
import type { KeyValueStorage } from '../keyValueStorage.ts'
import { can, type Client } from './capabilities.ts'
import { shareInTelegram } from './links.ts'
import type { createPreferences } from './preferences.ts'
import { createPersisted } from '../persisted.ts'
import { whileSigning } from './whileSigning.ts'

/** Telegram's servers may respond slowly. */
const CLOUD_MS = 5000
const ADD = 'add'

export const telegramCloud = {
  read: async (key: string) => cloudStorage.getItem(key, { timeout: CLOUD_MS }),
  write: async (key: string, value: string) => cloudStorage.setItem(key, value, { timeout: CLOUD_MS }),
}

async function offerHomeScreen(): Promise<void> {
  await restOfMessages()
  const buttons = [{ id: ADD, type: 'default' as const, text: t('telegram-home-add') }, { type: 'cancel' as const }]
  if ((await popup.show({ title: t('telegram-home-title'), message: t('telegram-home-text'), buttons })) === ADD)
    addToHomeScreen.ifAvailable()
}

interface HostDeps {
  readonly client: Client
  readonly platform: Pick<Platform, 'theme' | 'browser' | 'signing'>
  readonly storage: KeyValueStorage | null
  readonly preferences: ReturnType<typeof createPreferences>
  /** Applies the stored preferences. */
  applyTheme(): void
  openWallets(): void
}

/** Creates the Telegram features for the app. */
export function createHost({ client, platform, storage, preferences, applyTheme, openWallets }: HostDeps): Host {
  const arrived = createHomeScreenOffer({
    storage,
    missing: async () =>
      can('homeScreen', client) &&
      can('popup', client) &&
      (await checkHomeScreenStatus({ timeout: CLOUD_MS })) === 'missed',
    offer: offerHomeScreen,
  })
  return {
    has: (button) => can(button === 'main' ? 'mainButton' : 'secondaryButton', client),
    ownColours: () => preferences.now().colours !== 'telegram',
    setOwnColours(own) {
      preferences.change({ colours: own ? platform.theme() : 'telegram' })
      applyTheme()
    },
    setTheme(theme) {
      preferences.change({ colours: theme })
      applyTheme()
    },
    share: shareInTelegram(platform.browser.share, client),
    guarded: whileSigning(platform.signing),
    haptic: can('haptics', client) ? telegramHaptic : null,
    openWallets,
    keepLanguage(language) {
      const { language: before } = preferences.now()
      preferences.change({ language })
      return () => preferences.change({ language: before })
    },
    // Runs in the background; a failed offer needs no message.
    arrived: (orderId) => void arrived(orderId).catch(() => {}),
    askToWrite: can('writeAccess', client) ? askToWrite : null,
    shareMessage: can('sharedMessages', client) ? handOn : null,
  }
}

/** Lets the user send a message prepared by the bot to a chat. */
const handOn = async (id: string): Promise<Handed> => {
  try {
    await shareMessage(id)
    return 'sent'
  } catch (error) {
    return handedBy(error)
  }
}

/** True when the bot may write to the user from now on. @throws while the dialog is already open */
const askToWrite = async (): Promise<boolean> => (await requestWriteAccess()) === 'allowed'

/** Telegram's reasons for an unsent prepared message; any other reason counts as failed. */
const outcomes: Readonly<Record<string, Handed>> = { USER_DECLINED: 'closed', MESSAGE_EXPIRED: 'expired' }

/** The SDK's error contains Telegram's own reason in its text. */
export const handedBy = (error: unknown): Handed =>
  outcomes[Object.keys(outcomes).find((word) => String(error).includes(word)) ?? ''] ?? 'failed'

/** One transfer may be a trial; a second one suggests that the user will return. */
const ENOUGH = 2

interface HomeScreenDeps {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null
  /** True when the shortcut can be added and does not exist yet. */
  missing(): Promise<boolean>
  offer(): Promise<void>
}

/** Offers a home screen shortcut once, after the second transfer that was seen to arrive. Returns the function to call on each arrival. */
export function createHomeScreenOffer({ storage, missing, offer }: HomeScreenDeps): (orderId: string) => Promise<void> {
  const kept = createPersisted(storage, { key: 'causeway.arrivals', format: 'text', parse: String, fallback: '' })
  const read = (): string[] =>
    kept
      .read()
      .split(' ')
      .filter((id) => id !== '')
  return async (orderId) => {
    const seen = read()
    if (seen.includes(orderId) || seen.length >= ENOUGH) return
    const now = [...seen, orderId]
    kept.write(now.join(' '))
    if (now.length === ENOUGH && (await missing())) await offer()
  }
}

const telegramHaptic: Platform['haptic'] = (kind) =>
  void (kind === 'light'
    ? hapticFeedback.impactOccurred.ifAvailable('light')
    : hapticFeedback.notificationOccurred.ifAvailable(kind))
